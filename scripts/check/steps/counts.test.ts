import { countOne, countProblems, sumCounts, withExitCode } from './counts';
import { readJestCounts } from './reports';

const none = { passed: 0, failed: 0, skipped: 0 };

test('the last line is the sum over all runners', () => {
  expect(sumCounts([countOne(true), countOne(false), { passed: 5, failed: 0, skipped: 2 }])).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
  });
});

test('what failed is kept through the sum', () => {
  const failed = countProblems(['no heading\non the page', 'no list']);
  expect(sumCounts([countProblems([]), failed])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'no heading', message: 'on the page' }, { name: 'no list' }],
  });
});

test.each([
  ['crashed before it wrote a report has failed', readJestCounts('nothing.json'), 1, 1],
  ['ran nothing has failed, whatever it says', none, 0, 1],
  ['has failed tests does not count them twice', { passed: 1, failed: 2, skipped: 0 }, 1, 2],
])('a runner that %s', (_name, counts, exitCode, failed) => {
  expect(withExitCode(counts, exitCode)).toMatchObject({ ...counts, failed });
});
