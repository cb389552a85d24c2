/** A text in both languages: the API's and the editors'. */
export interface LocalizedText {
  readonly ar: string;
  readonly en: string;
}

/** A language in which the API and the editors write. The interface may have more: `src/i18n/locales.ts`. */
export type ContentLanguage = keyof LocalizedText;

export const contentLanguages: readonly ContentLanguage[] = ['ar', 'en'];
