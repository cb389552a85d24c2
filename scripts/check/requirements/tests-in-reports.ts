import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportTestStep } from '@playwright/test/reporter';
import { specsOf, type JestReport } from '../steps/reports';
import { readTags, type TaggedTest } from './tests-in-sources';

const jestTests = ({ testResults = [] }: JestReport) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ title, status, location }) => {
      return { file, line: location?.line ?? 1, title, passed: status === 'passed' };
    }),
  );

const stepsIn = (steps: readonly JSONReportTestStep[] = []): JSONReportTestStep[] =>
  steps.flatMap((step) => [step, ...stepsIn(step.steps)]);

/** The steps of a test by title, and whether each ended without an error on all screens. */
function stepsOf({ tests }: JSONReportSpec): [title: string, passed: boolean][] {
  const passed = new Map<string, boolean>();
  for (const { title, error } of tests.flatMap(({ results }) => stepsIn(results.at(-1)?.steps)))
    passed.set(title, !error && passed.get(title) !== false);
  return [...passed];
}

/** Passed on a screen at least, and failed on none. */
const playwrightTests = ({ config, suites }: JSONReport) =>
  suites.flatMap(specsOf).flatMap((spec) => {
    const passed = spec.ok && spec.tests.some(({ results }) => results.at(-1)?.status === 'passed');
    const titles = [[spec.title, passed] as const, ...stepsOf(spec)];
    const place = { file: path.join(config.rootDir, spec.file), line: spec.line };
    return titles.map(([title, hasPassed]) => ({ ...place, title, passed: hasPassed }));
  });

/** The tagged tests of the last `npm test` at `root`; undefined unless all runners have left their reports. */
export function testsInReports(root: string): TaggedTest[] | undefined {
  const files = ['jest.json', 'e2e.json', 'engines.json'].map((name) =>
    path.join(root, 'test-results', name),
  );
  if (!files.every((file) => existsSync(file))) return undefined;
  const [jest, ...playwright] = files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  return [...jestTests(jest as JestReport), ...(playwright as JSONReport[]).flatMap(playwrightTests)]
    .map((test) => ({ ...test, file: path.relative(root, test.file), tags: readTags(test.title) }))
    .filter(({ tags }) => tags.length > 0);
}
