import type { LocalizedText } from '../../lib/localized-text';

interface RepairedValue {
  /** The value as it was probably meant. */
  value: string;
  message?: LocalizedText;
  /** The text goes on in the lines below, until this sign. */
  openQuote?: string;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const apostrophe = {
  ar: "نص بين علامتي ' وفي داخله '. اكتبها داخله مرتين ('')، أو احذف العلامتين حوله.",
  en: "A text between ' and ' has a ' in it. Write it twice ('') there, or leave out the two around the text.",
};
const innerQuote = {
  ar: 'نص بين علامتي " وفي داخله ". ضع حوله \' بدلًا منهما.',
  en: 'A text between " and " has a " in it. Put \' around the text instead.',
};
const unclosed = (sign: string): LocalizedText => ({
  ar: `بدأ النص بعلامة ${sign} ولم ينتهِ بها. اكتبها في آخره أيضًا.`,
  en: `The text begins with ${sign} and does not end with it. Write it at the end as well.`,
});
const colon = {
  ar: "في النص نقطتان بعدهما مسافة. ضع النص كله بين علامتي '، مثل: 'الموعد: يونيو'.",
  en: "The text has a colon and a blank in it. Put the whole text between ' and ', such as 'Handover: June'.",
};
const comment = {
  ar: "ما بعد # يسقط ولا يراه أحد. ضع النص كله بين علامتي '.",
  en: "What follows the # is cut off, and nobody sees it. Put the whole text between ' and '.",
};
const sign = (first: string): LocalizedText => ({
  ar: `يبدأ النص بالعلامة ${first}. ضع النص كله بين علامتي '.`,
  en: `The text begins with ${first}. Put the whole text between ' and '.`,
});

/** Where the quotation that begins the value ends; -1 where it does not. A doubled or escaped sign is part of the text. */
function endOfQuotation(value: string): number {
  const pattern = value.startsWith("'") ? /^'(?:[^']|'')*'/ : /^"(?:[^"\\]|\\.)*"/;
  return (pattern.exec(value)?.[0].length ?? 0) - 1;
}

/** Whether a line belongs to the quotation that the line above has begun. */
const continuesText = (line: string | undefined) =>
  line !== undefined && /^\s+\S/.test(line) && !/^\s*(?:- +)*[\w-]+:(?:\s|$)/.test(line);

function repairQuotation(value: string, next: string | undefined): RepairedValue {
  const [mark = "'"] = value;
  const end = endOfQuotation(value);
  const after = value.slice(end + 1);
  if (end > 0 && /^\s*(?:\s#.*)?$/.test(after)) return { value };
  const isClosed = value.length > 1 && value.endsWith(mark);
  if (!isClosed && end === -1 && continuesText(next)) return { value, openQuote: mark };
  const text = value.slice(1, isClosed ? -1 : undefined);
  const isInside = isClosed || end > 0;
  const message = isInside ? (mark === "'" ? apostrophe : innerQuote) : unclosed(mark);
  return { value: quote(text.replaceAll("''", "'")), message };
}

/**
 * Makes a value readable that YAML would refuse or cut, and says why.
 * @param value without blanks around it
 */
export function repairValue(
  value: string,
  { name, next }: { name: string; next: string | undefined },
): RepairedValue {
  if (/^['"]/.test(value)) return repairQuotation(value, next);
  if (value === '' || /^[[{#]/.test(value) || /^[|>][+-]?\d?[+-]?(?:\s+#.*)?$/.test(value)) return { value };
  const [, first] = /^([@`%&*!|>\]},])|^[?:-] /.exec(value) ?? [];
  if (first) return { value: quote(value), message: sign(first) };
  if (/:(?:\s|$)/.test(value)) return { value: quote(value), message: colon };
  const isText = name === 'ar' || name === 'en' || name === '';
  if (isText && /\s#/.test(value)) return { value: quote(value), message: comment };
  return { value };
}
