import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rootDir } from '../lib/paths';

/** How many tests of a runner ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of what failed, as far as the runner says them: `npm test` repeats them at its end. */
  failures?: readonly string[];
}

/** Counts as they are written into a report: without names where nothing failed. */
const withFailures = (counts: Counts, failures: readonly string[]): Counts => ({
  ...counts,
  ...(failures.length > 0 && { failures }),
});

export const sumCounts = (all: readonly Counts[]): Counts =>
  withFailures(
    all.reduce(
      (sum, one) => ({
        passed: sum.passed + one.passed,
        failed: sum.failed + one.failed,
        skipped: sum.skipped + one.skipped,
      }),
      { passed: 0, failed: 0, skipped: 0 },
    ),
    all.flatMap(({ failures = [] }) => failures),
  );

/** A check that is one test: it passed or it failed. */
export const countOne = (passed: boolean): Counts => ({
  passed: Number(passed),
  failed: Number(!passed),
  skipped: 0,
});

/** A check that is one test and passed where nothing is wrong. */
export const countProblems = (problems: readonly string[]): Counts =>
  withFailures(countOne(problems.length === 0), problems);

/**
 * A runner that failed without a failed test (a suite that does not compile, a crash) still counts as a failure; a
 * runner that says it passed and ran nothing does too.
 */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const hidesFailure = counts.failed === 0 && (exitCode !== 0 || ranNothing);
  return hidesFailure
    ? withFailures({ ...counts, failed: 1 }, [
        `The runner ended with ${exitCode} after ${counts.passed} passed tests.`,
      ])
    : counts;
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // the runner ended before it wrote anything; its exit code tells
  }
};

/** Lines of a failure's message that are repeated; all of it is where the test ran. */
const messageLines = 8;

/** A failed test with the beginning of what it says, below its name. */
function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, messageLines)].join('\n    ');
}

interface JestReport extends Partial<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
> {
  testResults?: readonly {
    /** Path of the file. */
    name: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
}

/** Counts from what `jest --json --outputFile` wrote. */
export function readJestCounts(file: string): Counts {
  const report = readJson(file) as JestReport;
  const failures = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
        describeFailure(`${path.relative(rootDir, name)}: ${fullName}`, failureMessages[0]),
      ),
  );
  const counts = {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
  return withFailures(counts, failures);
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    file: string;
    line: number;
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results?: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results = [] }) =>
        describeFailure(`[${projectName}] ${file}:${line} ${title}`, results.at(-1)?.error?.message),
      ),
  ),
  ...suites.flatMap(failedSpecs),
];

/** Counts from what Playwright's JSON reporter wrote. A test that passed on a second try passed. */
export function readPlaywrightCounts(file: string): Counts {
  const { stats = {}, ...root } = readJson(file) as PlaywrightSuite & {
    stats?: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  };
  const counts = {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  };
  return withFailures(counts, failedSpecs(root));
}
