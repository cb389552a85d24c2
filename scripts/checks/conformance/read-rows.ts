/** The rows of `docs/conformance.md`: tables of three columns below a heading for each section. */
import { marked, type Token } from 'marked';
import type { Problem } from '../problem';

/** Which test shows that a requirement holds. */
export interface TestName {
  /** From the root of the project. */
  file: string;
  title: string;
}

export interface Row {
  line: number;
  /** The heading it stands below. */
  section: string;
  requirement: string;
  state: 'shown' | 'planned';
  tests: TestName[];
}

export interface Rows {
  rows: Row[];
  problems: Problem[];
}

const columns = ['Requirement', 'State', 'Test'];

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** `path › title` in code spans, nothing besides; undefined when something else stands there. */
function readTests(cell: string): TestName[] | undefined {
  const tokens: Token[] = marked.Lexer.lexInline(cell);
  const tests: TestName[] = [];
  for (const token of tokens) {
    if (token.type === 'br' || /^(\s*|<br ?\/?>)$/.test(token.raw)) continue;
    const [file, ...title] = token.type === 'codespan' ? (token as { text: string }).text.split(' › ') : [];
    if (!file || title.length === 0) return undefined;
    tests.push({ file, title: title.join(' › ') });
  }
  return tests;
}

function readRow(cells: readonly string[]): Omit<Row, 'line' | 'section'> | string {
  const [requirement, state, cell] = cells;
  if (cells.length !== columns.length) return `expected ${columns.length} cells, found ${cells.length}`;
  if (!requirement) return 'expected a requirement in the first cell, found nothing';
  if (state !== 'shown' && state !== 'planned') {
    return `${requirement} Expected "shown" or "planned", found "${state}"`;
  }
  const tests = readTests(cell ?? '');
  if (!tests) return `${requirement} Expected tests as \`path › title\`, found ${cell}`;
  if (state === 'shown' && tests.length === 0)
    return `${requirement} Expected the test that shows it, found none`;
  if (state === 'planned' && tests.length > 0) return `${requirement} Expected "shown": there is a test`;
  return { requirement, state, tests };
}

/** @param file name of the text, for the problems */
export function readRows(file: string, text: string): Rows {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  let section: { title: string; line: number; hasTable: boolean } | undefined;
  const endSection = () => {
    if (section && !section.hasTable) {
      problems.push({ file, line: section.line, message: `${section.title}: expected a table, found none` });
    }
  };
  const lines = text.split('\n');
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const heading = /^## (.+)$/.exec(content)?.[1];
    if (heading) {
      endSection();
      section = { title: heading, line, hasTable: false };
    }
    if (!content.startsWith('|') || /^\|[\s|:-]+\|$/.test(content)) continue;
    const cells = cellsOf(content);
    if (!lines[index - 1]?.startsWith('|')) {
      if (section) section.hasTable = true;
      const isHead = cells.join() === columns.join();
      if (!isHead) problems.push({ file, line, message: `expected the columns ${columns.join(', ')}` });
      continue;
    }
    const row = readRow(cells);
    if (typeof row === 'string') problems.push({ file, line, message: row });
    else rows.push({ line, section: section?.title ?? '', ...row });
  }
  endSection();
  return { rows, problems };
}
