import type { LocalizedText } from '../../lib/localized-text';
import type { Language } from './problems';

/** A message of a schema; yup passes objects through. */
type SchemaMessage = (params: { originalValue?: unknown; value?: unknown }) => LocalizedText;

const maxQuoted = 40;

const shorten = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > maxQuoted ? `${line.slice(0, maxQuoted)}…` : line;
};

/** The text in the quotation marks of each language, on one line, its beginning if it is long. */
const quoted = (text: string): LocalizedText => ({
  ar: `«${shorten(text)}»`,
  en: `“${shorten(text)}”`,
});

/** The value of a field in words, short enough for one line. */
function describeValue(value: unknown): LocalizedText {
  if (value === undefined || value === null || value === '') return { ar: 'لا شيء', en: 'nothing' };
  if (typeof value === 'string') {
    return value.trim() === '' ? { ar: 'فراغًا فقط', en: 'blanks only' } : quoted(value);
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? { ar: 'قائمة فارغة', en: 'an empty list' } : { ar: 'قائمة', en: 'a list' };
  }
  if (typeof value === 'object') {
    const names = Object.keys(value).join(', ');
    return { ar: `مجموعة فيها ${names}`, en: `a group of ${names}` };
  }
  return { ar: String(value), en: String(value) };
}

/** The same in each language of the editors. */
export const inBoth = (make: (language: Language) => string): LocalizedText => ({
  ar: make('ar'),
  en: make('en'),
});

/** What is needed, then what is there. */
export const needs =
  (needed: LocalizedText): SchemaMessage =>
  ({ originalValue, value }) => {
    const found = describeValue(originalValue ?? value);
    return { ar: `${needed.ar} الموجود الآن: ${found.ar}.`, en: `${needed.en} Found: ${found.en}.` };
  };
