/** One thing that failed. */
export interface Failure {
  /** The test with its place, or what is wrong, in one line. */
  name: string;
  /** What it says; the end of the run repeats its first lines. */
  message?: string;
  /** The command that runs it alone; that of the whole step when left out. */
  command?: string;
  /** Whether the runner has shown all of it where it happened. */
  isShown?: boolean;
}

/** How many tests of a runner ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, as far as the runner says it: `npm test` repeats it at its end. */
  failures?: readonly Failure[];
}

/** Counts as they are written into a report: without `failures` where nothing failed. */
export const withFailures = (counts: Counts, failures: readonly Failure[]): Counts => ({
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

/** The first line of a text names the failure, and the others say more of it. */
export function failureOf(text: string): Failure {
  const [name = '', ...lines] = text.trim().split('\n');
  return { name, ...(lines.length > 0 && { message: lines.join('\n') }) };
}

/** A check that is one test and passed where nothing failed. */
export const countFailures = (failures: readonly Failure[]): Counts =>
  withFailures(countOne(failures.length === 0), failures);

/** The same where what is wrong is said in texts. */
export const countProblems = (problems: readonly string[]): Counts => countFailures(problems.map(failureOf));

/**
 * A runner that failed without a failed test (a suite that does not compile, a crash) still counts as a failure; a
 * runner that says it passed and ran nothing does too.
 */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const hidesFailure = counts.failed === 0 && (exitCode !== 0 || ranNothing);
  return hidesFailure
    ? withFailures({ ...counts, failed: 1 }, [
        { name: `The runner ended with ${exitCode} after ${counts.passed} passed tests.` },
      ])
    : counts;
}
