import { closest } from 'fastest-levenshtein';
import { sortProblems, type Problem } from '../../lib/problem';
import { conformanceFile, readRows, type Row } from './table';
import type { TaggedTest } from './tests-in-sources';

export { conformanceFile } from './table';
export { testsInReports } from './tests-in-reports';
export { testsInSources } from './tests-in-sources';

function checkRow({ id, requirement }: Row, tests: readonly TaggedTest[]): string[] {
  const title = `${id} ${requirement}`;
  if (tests.length === 0) return [`${title} Expected a test with the tag ${id}, found none`];
  return tests
    .filter((test) => !tests.some(({ file, passed }) => passed && file === test.file))
    .map((test) => `${title} Expected "${test.title}" to pass in ${test.file}, found it skipped or failed`);
}

/** Whether each row of the table's text is shown by tests, and each tag is that of a row. */
export function checkConformance(text: string, tests: readonly TaggedTest[]) {
  const { rows, problems } = readRows(text);
  const ids = rows.map(({ id }) => id);
  const ofRows = rows.flatMap((row): Problem[] => {
    const withId = tests.filter(({ tags }) => tags.includes(row.id));
    return checkRow(row, withId).map((message) => ({ file: conformanceFile, line: row.line, message }));
  });
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
