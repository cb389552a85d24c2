import { isVisible } from './clean-text';

/** A text in both languages: the API's and the editors'. */
export interface LocalizedText {
  readonly ar: string;
  readonly en: string;
}

/** A language in which the API and the editors write. The interface may have more: `src/i18n/locales.ts`. */
export type ContentLanguage = keyof LocalizedText;

export const contentLanguages: readonly ContentLanguage[] = ['ar', 'en'];

const isShown = (value: unknown): boolean => typeof value === 'string' && isVisible(value);

/** The language for which the other one stands, because it alone has anything to see; undefined where none does. */
export function missingLanguage(text: Readonly<Record<string, unknown>>): ContentLanguage | undefined {
  const [missing, ...others] = contentLanguages.filter((language) => !isShown(text[language]));
  if (!missing || others.length > 0) return undefined;
  const value = text[missing] ?? '';
  return typeof value === 'string' ? missing : undefined;
}

/** Whether a text has something to see in both languages. */
export const isShownInAll = (text: unknown): boolean =>
  typeof text === 'object' &&
  text !== null &&
  contentLanguages.every((language) => isShown((text as Record<string, unknown>)[language]));

/** The text that names a record to its visitors, by schema of the contract. */
export const titleFields: Readonly<Partial<Record<string, string>>> = {
  ProjectSummary: 'name',
  Project: 'name',
  Rental: 'title',
  Blog: 'title',
};
