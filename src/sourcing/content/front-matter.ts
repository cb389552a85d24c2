import { LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import type { LocalizedText } from '../../lib/localized-text';
import { findOffset, type FieldPath } from '../../lib/yaml-offset';
import type { ProblemInFile } from './problems';
import { repairLines } from './repair-lines';

/** A place in a file, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface FrontMatter {
  /** What can be read of it. */
  value: unknown;
  /** The first line that could not be read; fields below it may be missing in the value, or be something else. */
  unreadLine?: number;
  /** The place of a field; for a missing field, the beginning of the group that should have it. */
  locate: (path: FieldPath) => Position;
  problems: ProblemInFile[];
}

/** A message for editors about an error of the YAML parser. */
function explain({ code }: YAMLError): LocalizedText {
  if (code === 'DUPLICATE_KEY') {
    return {
      ar: 'هذا الحقل مكتوب مرتين. احذف أحدهما.',
      en: 'This field is written twice. Delete one of the two.',
    };
  }
  if (code === 'MISSING_CHAR') {
    return {
      ar: 'علامة تنصيص أو قوس بلا إغلاق. أغلقه.',
      en: 'A quotation mark or bracket is not closed. Close it.',
    };
  }
  return {
    ar: "هذا السطر لا يُقرأ. كل حقل سطر فيه اسمه ثم «: » ثم النص؛ وضع النص بين علامتي ' إن كان فيه علامات.",
    en: "This line cannot be read. Each field is a line of its name, “: ” and the text; put a text with signs in it between ' and '.",
  };
}

/** Removes errors that follow from an earlier one: unexpected tokens after it, and all but the first of a line. */
function withoutFollowUps(problems: (ProblemInFile & { code: string })[]): ProblemInFile[] {
  return problems
    .filter(({ code }, index) => code !== 'UNEXPECTED_TOKEN' || index === 0)
    .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index)
    .map(({ code: _code, ...problem }) => problem);
}

/** Reads YAML together with the place of each field. `firstLine` is its first line in the file. */
export function readFrontMatter(yaml: string, firstLine: number): FrontMatter {
  const repaired = repairLines(yaml, firstLine);
  const counter = new LineCounter();
  const document = parseDocument(repaired.text, { lineCounter: counter, prettyErrors: false });
  const positionOf = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const errors = [...document.errors, ...document.warnings];
  const unread = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const problems = withoutFollowUps(
    errors.map((error) => ({
      code: error.code,
      ...positionOf(error.pos[0]),
      field: '',
      message: explain(error),
    })),
  );
  return {
    value: valueOf(document),
    ...(unread ? { unreadLine: positionOf(unread.pos[0]).line } : {}),
    locate: (path) => positionOf(findOffset(document, path)),
    problems: [...repaired.problems, ...problems],
  };
}

/** The fields as plain values; an invalid document may have none. */
function valueOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return {};
  }
}
