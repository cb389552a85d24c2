/** Prefixes of the pages in other languages than the default one. `src/i18n/locales.ts` says which language each is for. */
export const localePrefixes = ['/en'] as const;

/** Source of a pattern that matches one of them, or nothing. */
export const optionalPrefix = `(?:${localePrefixes.join('|')})?`;
