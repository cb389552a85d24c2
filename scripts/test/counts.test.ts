import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countOne, readJestCounts, readPlaywrightCounts, sumCounts, withExitCode } from './counts';

const directory = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(directory, { recursive: true }));

function written(report: unknown): string {
  const file = path.join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const none = { passed: 0, failed: 0, skipped: 0 };

test('the last line is the sum over all runners', () => {
  expect(sumCounts([countOne(true), countOne(false), { passed: 5, failed: 0, skipped: 2 }])).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
  });
});

test("Jest's report is counted, unfinished tests as skipped", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readJestCounts(written(report))).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test("Playwright's report is counted", () => {
  const report = { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3 } };
  expect(readPlaywrightCounts(written(report))).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test.each([
  ['crashed before it wrote a report has failed', readJestCounts('nothing.json'), 1, 1],
  ['ran nothing has failed, whatever it says', none, 0, 1],
  ['has failed tests does not count them twice', { passed: 1, failed: 2, skipped: 0 }, 1, 2],
])('a runner that %s', (_name, counts, exitCode, failed) => {
  expect(withExitCode(counts, exitCode)).toEqual({ ...counts, failed });
});
