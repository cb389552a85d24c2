import { withReadableAddresses } from '../../lib/bidi';
import type { LocalizedText } from '../../lib/localized-text';
import { identifierPattern } from '../../sourcing/content/fields';
import { addressPattern, destinationPattern, linkPattern } from '../../sourcing/content/link-fields';
import type { Language } from '../../sourcing/content/problems';
import { getPatterns } from '../../sourcing/content/text-rules';

type Pattern = [pattern: RegExp, message: string];

const textMessages = {
  plain: {
    ar: 'أرقام 0–9 فقط، بلا علامات تنسيق ولا وسوم ولا علامات جدولة، وبلا تنصيص حول النص كله.',
    en: 'Digits 0–9 only, no formatting signs, tags or tabs, and no quotation marks around the whole text.',
  },
  markdown: {
    ar: 'أرقام 0–9 فقط، بلا جداول ولا صور ولا وسوم.',
    en: 'Digits 0–9 only, no tables, pictures or tags.',
  },
};

/** The rules for texts that hold in both languages, as one pattern: the field shows it while somebody types. */
export function getPattern(kind: 'plain' | 'markdown', language: Language): Pattern {
  const refused = getPatterns(kind).map(({ source }) => `(?:${source})`);
  return [new RegExp(`^(?![\\s\\S]*(?:${refused.join('|')}))`, 'i'), textMessages[kind][language]];
}

const linkMessage = {
  ar: 'صفحة تبدأ بـ /، أو عنوان يبدأ بـ https: أو mailto: أو tel:',
  en: 'A page that begins with /, or an address with https:, mailto: or tel:',
};

const addressMessage = {
  ar: 'يبدأ بـ / بلا اسم النطاق ولا ? ولا #، ولا / في آخره',
  en: 'It begins with /, without the domain, ? or #, and without / at its end',
};

const destinationMessage = {
  ar: 'صفحة تبدأ بـ /، أو عنوان كامل يبدأ بـ https://',
  en: 'A page that begins with /, or a whole address that begins with https://',
};

const identifierMessage = {
  ar: 'أحرف إنجليزية صغيرة وأرقام وشرطات',
  en: 'Small English letters, digits and hyphens',
};

const named =
  (pattern: RegExp, message: LocalizedText) =>
  (language: Language): Pattern => [pattern, withReadableAddresses(message[language])];

export const namedPatterns = {
  link: named(linkPattern, linkMessage),
  address: named(addressPattern, addressMessage),
  destination: named(destinationPattern, destinationMessage),
  identifier: named(identifierPattern, identifierMessage),
};

const variable = /\{\{-?\s*[^},\s]+.*?\}\}/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An interface text keeps its variables; the plural form of one number may leave them out. */
export function textPattern(text: string, isPlural: boolean, language: Language): Pattern {
  const variables = [...new Set(text.match(variable) ?? [])];
  const refused = getPatterns('plain').map(({ source }) => `(?:${source})`);
  const others = `\\{\\{(?!(?:${variables.map((one) => escaped(one.slice(2))).join('|') || '(?!)'}))`;
  const needed = isPlural ? '' : variables.map((one) => `(?=[\\s\\S]*${escaped(one)})`).join('');
  const names = variables.join(' ');
  const keep = names && { ar: ` أبقِ ${names} كما هي.`, en: ` Keep ${names} as it is.` };
  return [
    new RegExp(`^(?![\\s\\S]*(?:${[...refused, others].join('|')}))${needed}`, 'i'),
    textMessages.plain[language] + (keep ? keep[language] : ''),
  ];
}
