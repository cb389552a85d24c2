import { readFileSync } from 'node:fs';

/** How many tests of a runner ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const sumCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** A check that is one test: it passed or it failed. */
export const countOne = (passed: boolean): Counts => ({
  passed: Number(passed),
  failed: Number(!passed),
  skipped: 0,
});

/**
 * A runner that failed without a failed test (a suite that does not compile, a crash) still counts as a failure; a
 * runner that says it passed and ran nothing does too.
 */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const hidesFailure = counts.failed === 0 && (exitCode !== 0 || ranNothing);
  return hidesFailure ? { ...counts, failed: 1 } : counts;
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // the runner ended before it wrote anything; its exit code tells
  }
};

/** Counts from what `jest --json --outputFile` wrote. */
export function readJestCounts(file: string): Counts {
  const report = readJson(file) as Partial<
    Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
  >;
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/** Counts from what Playwright's JSON reporter wrote. A test that passed on a second try passed. */
export function readPlaywrightCounts(file: string): Counts {
  const { stats = {} } = readJson(file) as {
    stats?: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  };
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  };
}
