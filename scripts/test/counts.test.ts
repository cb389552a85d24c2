import { rootDir } from '../lib/paths';
import { withFiles } from '../lib/testing';
import {
  countOne,
  countProblems,
  readJestCounts,
  readPlaywrightCounts,
  sumCounts,
  withExitCode,
  type Counts,
} from './counts';

const readFrom = (report: object, read: (file: string) => Counts): Counts =>
  withFiles({ 'report.json': JSON.stringify(report) }, (folder) => read(`${folder}/report.json`));

const none = { passed: 0, failed: 0, skipped: 0 };

test('the last line is the sum over all runners', () => {
  expect(sumCounts([countOne(true), countOne(false), { passed: 5, failed: 0, skipped: 2 }])).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
  });
});

test('names of what failed are kept through the sum', () => {
  const failed = countProblems(['no heading', 'no list']);
  expect(sumCounts([countProblems([]), failed])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['no heading', 'no list'],
  });
});

test("Jest's report is counted, unfinished tests as skipped", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readFrom(report, readJestCounts)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test("Playwright's report is counted", () => {
  const report = { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3 } };
  expect(readFrom(report, readPlaywrightCounts)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('failed tests are named with their place and the beginning of what they say', () => {
  const jestReport = {
    testResults: [
      {
        name: `${rootDir}/src/lib/pages.test.ts`,
        assertionResults: [
          { status: 'passed', fullName: 'one page' },
          { status: 'failed', fullName: 'two pages', failureMessages: ['\u001b[31mone\u001b[39m\n\ntwo'] },
        ],
      },
    ],
  };
  expect(readFrom(jestReport, readJestCounts).failures).toEqual([
    'src/lib/pages.test.ts: two pages\n    one\n    two',
  ]);
  const tests = [
    { projectName: 'ar-phone', status: 'expected' },
    {
      projectName: 'en-desktop',
      status: 'unexpected',
      results: [{ error: { message: 'not visible' } }],
    },
  ];
  const suites = [{ specs: [{ file: 'faq.spec.ts', line: 7, title: 'opens', tests }] }];
  expect(readFrom({ suites: [{ suites }] }, readPlaywrightCounts).failures).toEqual([
    '[en-desktop] faq.spec.ts:7 opens\n    not visible',
  ]);
});

test.each([
  ['crashed before it wrote a report has failed', readJestCounts('nothing.json'), 1, 1],
  ['ran nothing has failed, whatever it says', none, 0, 1],
  ['has failed tests does not count them twice', { passed: 1, failed: 2, skipped: 0 }, 1, 2],
])('a runner that %s', (_name, counts, exitCode, failed) => {
  expect(withExitCode(counts, exitCode)).toMatchObject({ ...counts, failed });
});
