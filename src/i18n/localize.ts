import type { LocalizedText } from '../lib/localized-text';
import { locales, type Locale } from './locales';

/** The text that `locale` shows, or the other one where that is empty. */
export function localize(text: LocalizedText | null | undefined, locale: Locale): string {
  if (!text) return '';
  const { content } = locales[locale];
  return text[content] || text[content === 'ar' ? 'en' : 'ar'];
}
