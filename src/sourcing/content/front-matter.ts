import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLError,
} from 'yaml';
import type { ProblemInFile } from './errors';

/** A place in a file, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Keys and list positions from the top of the front matter: `['items', 2, 'title']`. */
export type FieldPath = readonly (string | number)[];

export interface FrontMatter {
  value: unknown;
  /** The place of a field; for a missing field, the beginning of the group that should have it. */
  locate: (path: FieldPath) => Position;
  problems: ProblemInFile[];
}

const quotesHint =
  "a text that holds a colon and a space, or begins with a sign, goes into quotes, e.g. ar: 'الموعد: يونيو'";

/** A message for editors about an error of the YAML parser. */
function explain({ code, message }: YAMLError): string {
  const [reason = message] = message.split(/ at line \d+/);
  if (code === 'DUPLICATE_KEY') return 'expected each field once, found this one a second time';
  if (code === 'TAB_AS_INDENT') return 'expected spaces (two for each step inward), found a tab';
  if (code === 'MISSING_CHAR') return `expected the quotes or brackets of this text to be closed (${reason})`;
  if (code === 'BAD_INDENT')
    return `expected lines that belong together to begin at the same column (${reason})`;
  return `expected "field: text" (${reason}); ${quotesHint}`;
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
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: true });
  const positionOf = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const errors = [...document.errors, ...document.warnings];
  const problems = withoutFollowUps(
    errors.map((error) => ({
      code: error.code,
      ...positionOf(error.pos[0]),
      field: '',
      message: explain(error),
    })),
  );
  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    locate: (path) => positionOf(offsetOf(document, path)),
    problems,
  };
}

/** Offset of the value at the path, of the key of an empty field, or of the nearest parent that exists. */
function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
      if (!pair) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  const isEmpty = isScalar(node) && node.value === null;
  return isEmpty || isCollection(node) ? offset : (startOf(node) ?? offset);
}

const startOf = (node: unknown): number | undefined =>
  isScalar(node) || isCollection(node) ? node.range?.[0] : undefined;
