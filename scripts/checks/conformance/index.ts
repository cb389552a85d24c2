/** Whether each requirement that `docs/conformance.md` calls shown has a test that is there and runs. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { sortProblems, type Problem } from '../problem';
import { parseSource } from '../syntax';
import { readRows, type TestName } from './read-rows';
import { testTitles, type TestTitle } from './test-titles';

export interface ConformanceReport {
  shown: number;
  planned: number;
  /** Different tests that rows name. */
  tests: number;
  problems: Problem[];
}

export const conformanceFile = 'docs/conformance.md';

/** Checks the table of the project at `root`. */
export function checkConformance(root: string): ConformanceReport {
  const { rows, problems } = readRows(
    conformanceFile,
    readFileSync(path.join(root, conformanceFile), 'utf8'),
  );
  const titlesOf = createTitleReader(root);
  for (const { line, requirement, tests } of rows) {
    for (const test of tests) {
      const fault = faultOf(test, titlesOf(test.file));
      if (fault) problems.push({ file: conformanceFile, line, message: `${requirement} ${fault}` });
    }
  }
  const names = rows.flatMap(({ tests }) => tests.map(({ file, title }) => `${file} › ${title}`));
  return {
    shown: rows.filter(({ state }) => state === 'shown').length,
    planned: rows.filter(({ state }) => state === 'planned').length,
    tests: new Set(names).size,
    problems: sortProblems(problems),
  };
}

function faultOf({ file, title }: TestName, titles: readonly TestTitle[] | undefined): string | undefined {
  if (!titles) return `Expected the file ${file}, found none`;
  const same = titles.filter((other) => other.title === title);
  if (same.some(({ isSkipped }) => !isSkipped)) return undefined;
  if (same.length > 0) return `Expected a test that runs, found "${title}" skipped in ${file}`;
  if (titles.length === 0) return `Expected tests in ${file}, found none`;
  const nearest = closest(
    title,
    titles.map((other) => other.title),
  );
  return `Expected the test "${title}" in ${file}, found none; the nearest is "${nearest}"`;
}

/** Reads each file once; undefined for one that does not exist. */
function createTitleReader(root: string): (file: string) => TestTitle[] | undefined {
  const read = new Map<string, TestTitle[] | undefined>();
  return (file) => {
    if (!read.has(file)) {
      const exists = existsSync(path.join(root, file));
      read.set(file, exists ? testTitles(parseSource(root, file)) : undefined);
    }
    return read.get(file);
  };
}
