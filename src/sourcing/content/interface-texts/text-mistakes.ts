import type { LocalizedText } from '../../../lib/localized-text';
import { textMistakes } from '../text-rules';
import type { Language } from '../problems';

/** Names that are written alike in both languages, so that they may stand in a text of either. */
const sharedName = /Shaqool|شاقول|WhatsApp|Instagram|Twitter|YouTube/g;

const variable = /\{\{.*?\}\}/g;

const empty: Record<Language, LocalizedText> = {
  ar: { ar: 'لا نص هنا بالعربية. اكتبه.', en: 'There is no Arabic text. Write it.' },
  en: { ar: 'لا نص هنا بالإنجليزية. اكتبه.', en: 'There is no English text. Write it.' },
};

const notArabic: LocalizedText = {
  ar: 'هنا مكان النص العربي، وهو بالإنجليزية. اكتب الترجمة.',
  en: 'This is the place of the Arabic text, and it is in English. Write the translation.',
};

/** What is wrong with one text of the interface, by the rules for the texts of pages. */
export function interfaceTextMistakes(value: string, language: Language): LocalizedText[] {
  if (value.trim() === '') return [empty[language]];
  const words = value.replace(variable, '').replace(sharedName, '');
  const found = textMistakes(words, language, 'plain').map(({ message }) => message);
  const isEnglish = language === 'ar' && /\p{Script=Latin}/u.test(words) && !/\p{Script=Arabic}/u.test(words);
  return isEnglish && found.length === 0 ? [notArabic] : found;
}
