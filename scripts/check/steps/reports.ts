import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportError, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { rootDir } from '../../lib/paths';
import { readJson } from '../../lib/read-json';
import { withFailures, type Counts, type Failure } from './counts';

/** A message of a program without colours, empty lines and the path of this folder. */
export const readable = (message: string): string =>
  stripVTControlCharacters(message)
    .replaceAll(`${rootDir}${path.sep}`, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

const shownFailure = (name: string, message: string | undefined, command?: string): Failure => ({
  name,
  ...(message && { message: readable(message) }),
  ...(command && { command }),
  isShown: true,
});

/** A text as one word of a shell. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A text as a regular expression that finds it alone. */
const literally = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What we read of Jest's `--json --testLocationInResults`. */
export interface JestReport extends Partial<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
> {
  testResults?: readonly {
    /** Path of the file. */
    name: string;
    status?: string;
    /** What stopped a file before its tests. */
    message?: string;
    assertionResults: readonly {
      title: string;
      fullName: string;
      status: string;
      failureMessages?: readonly string[];
      location?: { line: number } | null;
    }[];
  }[];
}

/** Counts from what `jest --json --outputFile` wrote. A file that failed before its first test is one failure. */
export function readJestCounts(file: string): Counts {
  const report = readJson<JestReport>(file) ?? {}; // the runner ended before it wrote anything; its exit code tells
  const tests: Failure[] = [];
  const files: Failure[] = [];
  for (const { name, status, message, assertionResults } of report.testResults ?? []) {
    const suite = path.relative(rootDir, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    for (const { fullName, failureMessages = [] } of failed) {
      const command = `npx jest ${suite} -t ${quote(literally(fullName))}`;
      tests.push(shownFailure(`${suite}: ${fullName}`, failureMessages[0], command));
    }
    if (status === 'failed' && failed.length === 0)
      files.push(shownFailure(`${suite} did not run`, message, `npx jest ${suite}`));
  }
  const counts = {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + files.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
  return withFailures(counts, [...files, ...tests]);
}

/** What stopped a test; of one that ran out of time, also the call that it waited in. */
const errorText = ({ message = '', location }: JSONReportError): string => {
  const place = location && `(${path.relative(rootDir, location.file)}:${location.line})`;
  const [first = '', ...lines] = message.split('\n');
  return [[first, place].filter(Boolean).join(' '), ...lines].join('\n');
};

/** The specs of a suite and of those in it. */
export const specsOf = ({ specs = [], suites = [] }: Partial<JSONReportSuite>): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Counts from what Playwright's JSON reporter wrote.
 * @param step runs single tests when it is given arguments for Playwright
 */
export function readPlaywrightCounts(file: string, step?: 'e2e' | 'engines'): Counts {
  const { stats, errors = [], config, suites = [] } = readJson<Partial<JSONReport>>(file) ?? {};
  const failed = suites.flatMap(specsOf).flatMap((spec) => {
    const place = `${path.relative(rootDir, path.resolve(config?.rootDir ?? rootDir, spec.file))}:${spec.line}`;
    return spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const command = step && `npm test -- --only ${step} -- ${place} --project ${projectName}`;
        const message = results.at(-1)?.errors.map(errorText).join('\n');
        return shownFailure(`[${projectName}] ${place} ${spec.title}`, message, command);
      });
  });
  const stopped = errors.map(({ message = '' }) => {
    const [name = '', ...lines] = readable(message).split('\n');
    return shownFailure(name, lines.join('\n'));
  });
  const counts = {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + stopped.length,
    skipped: stats?.skipped ?? 0,
  };
  return withFailures(counts, [...stopped, ...failed]);
}
