import { rootDir } from '../../lib/paths';
import { withFiles } from '../../lib/testing';
import type { Counts } from './counts';
import { readJestCounts, readPlaywrightCounts } from './reports';

const readFrom = (report: object, read: (file: string) => Counts): Counts =>
  withFiles({ 'report.json': JSON.stringify(report) }, (folder) => read(`${folder}/report.json`));

test("Jest's report is counted, unfinished tests as skipped", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readFrom(report, readJestCounts)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test("Playwright's report is counted", () => {
  const report = { stats: { expected: 4, unexpected: 2, skipped: 3 } };
  expect(readFrom(report, readPlaywrightCounts)).toEqual({ passed: 4, failed: 2, skipped: 3 });
});

test('a failed test of Jest is named with its place, what it says, and the command that runs it', () => {
  const report = {
    testResults: [
      {
        name: `${rootDir}/src/lib/pages.test.ts`,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one page' },
          {
            status: 'failed',
            fullName: "two (or more) of a visitor's pages",
            failureMessages: [`\u001b[31mone\u001b[39m\n\n    at ${rootDir}/src/lib/pages.ts:1`],
          },
        ],
      },
    ],
  };
  expect(readFrom(report, readJestCounts).failures).toEqual([
    {
      name: "src/lib/pages.test.ts: two (or more) of a visitor's pages",
      message: 'one\n    at src/lib/pages.ts:1',
      command: String.raw`npx jest src/lib/pages.test.ts -t 'two \(or more\) of a visitor'\''s pages'`,
      isShown: true,
    },
  ]);
});

test('a file of tests that does not run is one failure with its reason', () => {
  const broken = {
    name: `${rootDir}/src/lib/pages.test.ts`,
    status: 'failed',
    message: 'Cannot find module',
  };
  const report = { numPassedTests: 3, testResults: [{ ...broken, assertionResults: [] }] };
  expect(readFrom(report, readJestCounts)).toMatchObject({
    passed: 3,
    failed: 1,
    failures: [
      {
        name: 'src/lib/pages.test.ts did not run',
        message: 'Cannot find module',
        command: 'npx jest src/lib/pages.test.ts',
      },
    ],
  });
});

test('a failed test of Playwright is named with what it waited for, and the command for its project', () => {
  const timeout = { message: 'Test timeout of 180000ms exceeded.' };
  const location = { file: `${rootDir}/e2e/company/faq.spec.ts`, line: 12 };
  const call = { message: "Error: locator.click: Test timeout\n- waiting for locator('a')", location };
  const tests = [
    { projectName: 'ar-phone', status: 'expected' },
    { projectName: 'en-desktop', status: 'unexpected', results: [{ errors: [timeout, call] }] },
  ];
  const suites = [{ specs: [{ file: 'company/faq.spec.ts', line: 7, title: 'opens', tests }] }];
  const report = { config: { rootDir: `${rootDir}/e2e` }, suites: [{ suites }] };
  const [failure] = readFrom(report, (file) => readPlaywrightCounts(file, 'e2e')).failures ?? [];
  expect(failure).toEqual({
    name: '[en-desktop] e2e/company/faq.spec.ts:7 opens',
    message: [
      'Test timeout of 180000ms exceeded.',
      'Error: locator.click: Test timeout (e2e/company/faq.spec.ts:12)',
      "- waiting for locator('a')",
    ].join('\n'),
    command: 'npm test -- --only e2e -- e2e/company/faq.spec.ts:7 --project en-desktop',
    isShown: true,
  });
  expect(readFrom(report, readPlaywrightCounts).failures?.[0]).not.toHaveProperty('command');
});

test('what stops Playwright beside its tests is a failure', () => {
  const report = { errors: [{ message: 'Error: E2E_SITE_URL not set\n  at global-setup.ts' }] };
  expect(readFrom(report, readPlaywrightCounts)).toMatchObject({
    failed: 1,
    failures: [{ name: 'Error: E2E_SITE_URL not set', message: '  at global-setup.ts' }],
  });
});
