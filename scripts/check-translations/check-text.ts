import type { Problem } from '../checks/problem';
import type { Text } from './read-texts';

/** Names that are written alike in both languages, so that they may stand in a text of either. */
const sharedNames = ['Shaqool', 'شاقول', 'WhatsApp', 'Instagram', 'Twitter', 'YouTube'];

const sharedName = new RegExp(sharedNames.join('|'), 'g');
const variable = /\{\{.*?\}\}/g;
const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;
const arabicDigit = /[٠-٩۰-۹]/;

const wrongScript: Record<string, (words: string) => string | undefined> = {
  ar: (words) => (latinLetter.test(words) && !arabicLetter.test(words) ? 'expected Arabic' : undefined),
  en: (words) => (arabicLetter.test(words) ? 'expected English' : undefined),
};

function mistakeIn({ language, value }: Text): string | undefined {
  if (value.trim() === '') return 'expected a text that is not empty';
  if (arabicDigit.test(value)) return 'expected the digits 0–9';
  return wrongScript[language]?.(value.replace(variable, '').replace(sharedName, ''));
}

/** Empty texts, texts in the wrong language, and digits that are not 0–9. */
export const checkText = (text: Text): Problem[] => {
  const mistake = mistakeIn(text);
  return mistake ? [{ ...text, message: `${text.key}: ${mistake}, found "${text.value}"` }] : [];
};
