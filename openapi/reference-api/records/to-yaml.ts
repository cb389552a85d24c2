import { Document, isMap, isSeq, Scalar, visit } from 'yaml';
import type { Records } from './records';

const header = ` عدّل ما تريد واحذف ما لا تغيّره، واترك id وrevision كما هما، ثم نفّذ: npm run api -- records apply FILE
 Change what you like, delete what you leave alone, keep id and revision as they are; then: npm run api -- records apply FILE`;

const comments: Record<keyof Records, string> = {
  profile: ' The company: names, phones, registrations, sections of the site (plugins).',
  units:
    ' Homes for sale. price: whole riyals, null before it is announced. state: available, reserved, sold.',
  rentals:
    ' Homes for rent. annual_rent: whole riyals a year. state: available, reserved, rented. ' +
    'furnishing: unfurnished, partly_furnished, furnished, or null.',
  articles:
    ' Articles. A new one has no id and no revision. “delete: true” removes one. body: Markdown, in both languages.',
};

/** Texts of several lines that are the same text when they are written as they are, line by line. */
const isPlainBlock = (text: string) =>
  !text.startsWith(' ') && !text.startsWith('\n') && !/^[^\S\n]+$/m.test(text) && !/[^\P{Cc}\n]/u.test(text);

/** The records as a file for people: a unit is one line, texts are as they are, lines are never folded. */
export function toYaml(records: Records): string {
  const document = new Document(records, { aliasDuplicateObjects: false });
  document.commentBefore = header;
  visit(document, {
    Scalar: (_key, node, path) => {
      if (typeof node.value !== 'string' || !node.value.includes('\n')) return;
      const isInLine = path.some((parent) => isMap(parent) && parent.flow);
      if (isInLine || !isPlainBlock(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
    Pair: (_key, pair, path) => {
      if (path.length !== 2) return;
      const section = String((pair.key as { value: unknown }).value) as keyof Records;
      const { key, value } = pair as {
        key: { commentBefore?: string; spaceBefore?: boolean };
        value: unknown;
      };
      key.commentBefore = comments[section];
      key.spaceBefore = true;
      if (!isSeq(value)) return;
      for (const item of value.items) {
        if (!isMap(item)) continue;
        if (section === 'units') item.flow = true;
        else item.spaceBefore = true;
      }
    },
  });
  return document.toString({
    lineWidth: 0,
    blockQuote: 'literal',
    singleQuote: true,
    doubleQuotedMinMultiLineLength: Infinity,
  });
}
