/**
 * Source of a pattern that matches the prefix of a page in another language than the default one, or nothing. With a second
 * such language: `(?:/en|/fr)?`.
 */
export const optionalPrefix = '(?:/en)?';

type Members<List extends string> = List extends `${infer First}|${infer Rest}`
  ? First | Members<Rest>
  : List;

/** A prefix that the pattern matches. `src/i18n/locales.ts` says which language each is for. */
export type LocalePrefix = typeof optionalPrefix extends `(?:${infer List})?` ? Members<List> : never;
