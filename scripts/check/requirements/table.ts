import type { Problem } from '../../lib/problem';

export const conformanceFile = 'docs/conformance.md';

export interface Row {
  line: number;
  /** `@2.17`: the number of the section and one that no other row there has. */
  id: string;
  requirement: string;
}

const heads = ['| Id | Requirement |', '| --- | --- |'];

function readRow(text: string, line: number): Row | undefined {
  const [, id, requirement] = /^\| (@\d+\.\d+) \| ([^|]+) \|$/.exec(text) ?? [];
  return id && requirement ? { line, id, requirement } : undefined;
}

/** The rows of the table's text, and which of them are not as they should be. */
export function readRows(text: string): { rows: Row[]; problems: Problem[] } {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  let section = '';
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const report = (message: string) => problems.push({ file: conformanceFile, line, message });
    section = /^## (\d+)/.exec(content)?.[1] ?? section;
    if (!content.startsWith('|') || heads.includes(content)) continue;
    const row = readRow(content, line);
    if (!row) {
      report('Expected | @section.number | requirement |');
      continue;
    }
    const { id } = row;
    const same = rows.find((other) => other.id === id);
    if (same) report(`${id} Expected an id of its own, found that of line ${same.line}`);
    if (!id.startsWith(`@${section}.`)) report(`${id} Expected an id of section ${section}`);
    rows.push(row);
  }
  return { rows, problems };
}
