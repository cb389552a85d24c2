import { contentLanguages, type ContentLanguage } from './localized-text';

/** Characters without width or ink that are neither spaces nor of the categories of format and control. */
const blanks = /[\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether there is anything to see: a text of spaces and characters without width has nothing. */
export const isVisible = (text: string): boolean => text.replace(blanks, '') !== '';

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
