import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { sortProblems, type Problem } from '../../lib/problem';
import { conformanceFile, readRows, writeRows, type Row } from './table';
import type { TaggedTest } from './tests-in-sources';

export { conformanceFile } from './table';
export { testsInReports } from './tests-in-reports';
export { testsInSources } from './tests-in-sources';

const withTag = (tests: readonly TaggedTest[], id: string) => tests.filter(({ tags }) => tags.includes(id));

/** The names of the files with these tests. */
const fileNames = (tests: readonly TaggedTest[]): string =>
  [...new Set(tests.map(({ file }) => path.basename(file)))].sort().join(', ');

function checkRow({ id, requirement, shownBy }: Row, tests: readonly TaggedTest[]): string[] {
  const title = `${id} ${requirement}`;
  if (tests.length === 0) return [`${title} Expected a test with the tag ${id}, found none`];
  const messages = tests
    .filter((test) => !tests.some(({ file, passed }) => passed && file === test.file))
    .map((test) => `${title} Expected "${test.title}" to pass in ${test.file}, found it skipped or failed`);
  const expected = fileNames(tests);
  if (shownBy === expected) return messages;
  const update = `Expected "${expected}" in the last column, found "${shownBy}": run \`npm run check -- conformance --update\``;
  return [...messages, `${title} ${update}`];
}

/** Whether each row of the table's text is shown by tests, and each tag is that of a row. */
export function checkConformance(text: string, tests: readonly TaggedTest[]) {
  const { rows, problems } = readRows(text);
  const ids = rows.map(({ id }) => id);
  const ofRows = rows.flatMap((row): Problem[] =>
    checkRow(row, withTag(tests, row.id)).map((message) => {
      return { file: conformanceFile, line: row.line, message };
    }),
  );
  const ofTags = tests.flatMap(({ file, line, title, tags }): Problem[] =>
    tags
      .filter((tag) => !ids.includes(tag))
      .map((tag) => {
        const nearest = ids.length > 0 ? `; the nearest is ${closest(tag, ids)}` : '';
        return { file, line, message: `"${title}" No requirement has the id ${tag}${nearest}` };
      }),
  );
  return { requirements: rows.length, problems: sortProblems([...problems, ...ofRows, ...ofTags]) };
}

/** The table's text with the files of these tests in its last column. */
export const updateConformance = (text: string, tests: readonly TaggedTest[]): string =>
  writeRows(text, (id) => fileNames(withTag(tests, id)));
