import { useLocale } from './locale-context';
import type { LocalizedText } from '../lib/localized-text';
import type { Locale } from './locales';

export type { LocalizedText };

/** The text in `locale`, or in the other language where that one is empty. */
export function localize(text: LocalizedText | null | undefined, locale: Locale): string {
  if (!text) return '';
  return text[locale] || text[locale === 'ar' ? 'en' : 'ar'];
}

/** `(text) => string` in the visitor's language. */
export function useLocalized(): (text: LocalizedText | null | undefined) => string {
  const { code } = useLocale();
  return (text) => localize(text, code);
}
