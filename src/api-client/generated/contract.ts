// Generated from openapi/public-api.yaml by `npm run api -- types`. Do not edit.

/** Path that every call begins with. */
export const apiBasePath = '/api/v1' as const;

/** Header that says whose data is asked for. */
export const organizationKeyHeader = 'X-Organization-Key' as const;
