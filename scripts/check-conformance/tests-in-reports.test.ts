import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testsInReports } from './tests-in-reports';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  mkdirSync(path.join(root, 'test-results'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, report: object) =>
  writeFileSync(path.join(root, 'test-results', name), JSON.stringify(report));

function writeJest(...statuses: string[]) {
  const tests = statuses.map((status) => ({ title: `is ${status} @99.1`, status, location: { line: 7 } }));
  write('jest.json', { testResults: [{ name: path.join(root, 'src/a.test.ts'), assertionResults: tests }] });
}

/** A list for each test: how it ended on each screen. */
function writePlaywright(...tests: string[][]) {
  const specs = tests.map((statuses) => ({
    title: `is ${statuses.join(' and ')} @99.2`,
    file: 'b.spec.ts',
    line: 8,
    ok: !statuses.includes('failed'),
    tests: statuses.map((status) => ({ results: [{ status }] })),
  }));
  const suites = [{ specs: [], suites: [{ specs }] }];
  write('e2e.json', { config: { rootDir: path.join(root, 'e2e') }, suites });
}

describe('the tagged tests in reports', () => {
  it('are those of both runners, with their places', () => {
    writeJest('passed');
    writePlaywright(['passed']);
    expect(testsInReports(root)).toEqual([
      { file: 'src/a.test.ts', line: 7, title: 'is passed @99.1', tags: ['@99.1'], passed: true },
      { file: 'e2e/b.spec.ts', line: 8, title: 'is passed @99.2', tags: ['@99.2'], passed: true },
    ]);
  });

  it('passed on a screen at least, and failed on none', () => {
    writeJest('failed', 'pending', 'todo');
    writePlaywright(['passed', 'skipped'], ['skipped'], ['passed', 'failed']);
    const passed = testsInReports(root)?.filter((test) => test.passed);
    expect(passed?.map(({ title }) => title)).toEqual(['is passed and skipped @99.2']);
  });

  it('are unknown while a runner has not run', () => {
    writeJest('passed');
    expect(testsInReports(root)).toBeUndefined();
  });
});
