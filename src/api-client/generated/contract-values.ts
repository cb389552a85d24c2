// Generated from openapi/public-api.yaml by `npm run api -- types`. Do not edit.

/** Limits by schema name; text lengths in Unicode code points. */
export const limits = {
  Handover: {
    pattern: '^(ready|20[0-9]{2})$',
  },
  PlaceId: {
    minLength: 1,
    maxLength: 100,
  },
  FullName: {
    minLength: 6,
    maxLength: 50,
    pattern: '\\S',
  },
  Mobile: {
    minLength: 10,
    maxLength: 10,
    pattern: '^05[503649187][0-9]{7}$',
  },
  Email: {
    maxLength: 150,
  },
  ShortText: {
    minLength: 1,
    maxLength: 50,
    pattern: '\\S',
  },
  LongText: {
    minLength: 6,
    maxLength: 150,
    pattern: '\\S',
  },
  Note: {
    maxLength: 150,
  },
  SearchWords: {
    minLength: 1,
    maxLength: 500,
    pattern: '\\S',
  },
  RoomsCount: {
    minimum: 1,
    maximum: 20,
  },
  Reference: {
    pattern: '^SH-[0-9]{5,}$',
  },
} as const;

/** Members by schema name. */
export * as enums from './contract-enums';
