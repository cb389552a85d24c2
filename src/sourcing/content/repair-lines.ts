import type { LocalizedText } from '../../lib/localized-text';
import type { ProblemInFile } from './problems';
import { repairValue } from './repair-value';

export interface RepairedLines {
  /** The fields as they were probably meant, line by line. */
  text: string;
  problems: ProblemInFile[];
}

const tabMessage = {
  ar: 'في أول السطر علامة جدولة (Tab). احذفها واكتب مسافتين لكل درجة إلى الداخل.',
  en: 'The line begins with a tab. Delete it and type two blanks for each step inward.',
};
const spaceMessage = {
  ar: 'لا مسافة بعد النقطتين. اكتب مسافة بين «:» وما بعدها.',
  en: 'There is no blank after the colon. Write one between “:” and what follows.',
};
const colonMessage = (key: string): LocalizedText => ({
  ar: `لا نقطتين بعد «${key}». اكتب «${key}: » ثم القيمة.`,
  en: `There is no colon after “${key}”. Write “${key}: ”, and then the value.`,
});
const indentMessage = (column: number): LocalizedText => ({
  ar: `هذا السطر لا يبدأ حيث تبدأ السطور التي معه. ابدأه بعد ${column} من المسافات.`,
  en: `This line does not begin where the lines that belong to it begin. Begin it after ${column} blanks.`,
});
const continuationMessage = {
  ar: 'سطر بلا اسم حقل. إن كان تتمة للنص فوقه فاجعلهما سطرًا واحدًا.',
  en: 'A line without the name of a field. If it continues the text above, make one line of both.',
};

const keyLine = /^( *)((?:- +)*)([A-Za-z_][\w-]*) *:(.*)$/;
const rowLine = /^( *)((?:- +)+)(.*)$/;
const blockScalar = /^[|>][+-]?\d?[+-]?(?:\s+#.*)?$/;

/**
 * Finds what editors most often get wrong in the lines of the fields, names it, and reads on as if it were right, so that
 * one mistake hides no other. `firstLine` is the first line of the fields in the file.
 */
export function repairLines(fields: string, firstLine: number): RepairedLines {
  const problems: ProblemInFile[] = [];
  /** Where the fields of each open group begin. */
  let columns: number[] = [];
  let isOpen = true; // the line above has no value, so that a group may follow
  let blockColumn: number | undefined; // of the field whose text is the lines below it
  let openQuote: string | undefined;

  const lines = fields.split('\n').map((original, index) => {
    const report = (message: LocalizedText, column: number, isFixable = false) =>
      problems.push({
        line: firstLine + index,
        column: column + 1,
        field: '',
        message,
        ...(isFixable ? { isFixable } : {}),
      });
    if (openQuote !== undefined) {
      if (new RegExp(`${openQuote}\\s*$`).test(original)) openQuote = undefined;
      return original;
    }
    let line = original.replace(/^[ \t\u00A0]+/, (blanks) =>
      blanks.replaceAll('\t', '  ').replaceAll('\u00A0', ' '),
    );
    const indent = line.search(/\S/);
    if (indent === -1 || (blockColumn !== undefined && indent > blockColumn)) return original;
    blockColumn = undefined;
    if (/^\s*\t/.test(original)) report(tabMessage, 0, true);
    if (line.trimStart().startsWith('#')) return line;

    const key = keyLine.exec(line);
    const row = key ? undefined : rowLine.exec(line);
    if (!key && !row) {
      const word = /^ *([A-Za-z_]\w*) +\S/.exec(line)?.[1];
      const isSibling = columns.includes(indent) || columns.length === 0;
      if (!isSibling) return line; // continues the text above
      if (!word) {
        report(continuationMessage, indent);
        return `${' '.repeat(indent + 2)}${line.trim()}`;
      }
      report(colonMessage(word), indent);
      line = line.replace(word, `${word}:`);
    }

    const [, blanks = '', dashes = '', name = '', rest = ''] = keyLine.exec(line) ?? [];
    const column = blanks.length + dashes.length;
    if (name) {
      const repaired = placeOf(column, dashes !== '', columns, isOpen);
      if (repaired !== column) report(indentMessage(repaired), blanks.length);
      columns = [...columns.filter((open) => open < repaired), repaired];
      let value = rest;
      if (/^[^ \t]/.test(value) && !value.startsWith('//')) {
        report(spaceMessage, line.indexOf(':'));
        value = ` ${value.replace(/^\u00A0+/, '')}`;
      }
      isOpen = /^\s*(?:#.*)?$/.test(value) || blockScalar.test(value.trim());
      if (blockScalar.test(value.trim())) blockColumn = repaired;
      const fixed = repairValue(value.trim(), { name, next: fields.split('\n')[index + 1] });
      if (fixed.message) report(fixed.message, line.length - value.trimStart().length);
      openQuote = fixed.openQuote;
      return `${' '.repeat(repaired - dashes.length)}${dashes}${name}:${value.trim() ? ' ' : ''}${fixed.value}`;
    }
    const [, , , text = ''] = row ?? [];
    if (blockScalar.test(text.trim())) blockColumn = indent;
    columns = columns.filter((open) => open <= indent);
    isOpen = text.trim() === '';
    const fixed = repairValue(text.trim(), { name: '', next: undefined });
    if (fixed.message) report(fixed.message, line.length - text.length);
    return `${line.slice(0, line.length - text.length)}${fixed.value}`;
  });
  return { text: lines.join('\n'), problems };
}

/** Where a field should begin: at a column of the open groups, or further in below a field without a value. */
function placeOf(column: number, isRow: boolean, columns: readonly number[], isOpen: boolean): number {
  const deepest = columns.at(-1);
  if (deepest === undefined || columns.includes(column)) return column;
  if (column > deepest) return isOpen || isRow ? column : deepest;
  return columns.find((open) => open > column) ?? column;
}
