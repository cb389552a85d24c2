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

/** A journey that passed in an engine. */
function writeEngines() {
  const tests = [{ results: [{ status: 'passed' }] }];
  const specs = [{ title: 'travels @99.3', file: 'c.spec.ts', line: 9, ok: true, tests }];
  write('engines.json', { config: { rootDir: path.join(root, 'e2e/engines') }, suites: [{ specs }] });
}

describe('the tagged tests in reports', () => {
  it('are those of all runners, with their places', () => {
    writeJest('passed');
    writePlaywright(['passed']);
    writeEngines();
    expect(testsInReports(root)).toEqual([
      { file: 'src/a.test.ts', line: 7, title: 'is passed @99.1', tags: ['@99.1'], passed: true },
      { file: 'e2e/b.spec.ts', line: 8, title: 'is passed @99.2', tags: ['@99.2'], passed: true },
      { file: 'e2e/engines/c.spec.ts', line: 9, title: 'travels @99.3', tags: ['@99.3'], passed: true },
    ]);
  });

  it('passed on a screen at least, and failed on none', () => {
    writeJest('failed', 'pending', 'todo');
    writePlaywright(['passed', 'skipped'], ['skipped'], ['passed', 'failed']);
    writeEngines();
    const passed = testsInReports(root)?.filter((test) => test.passed);
    expect(passed?.map(({ title }) => title)).toEqual(['is passed and skipped @99.2', 'travels @99.3']);
  });

  it('are steps too, which pass where none of them failed on any screen', () => {
    const error = { message: 'no' };
    const screen = (...steps: object[]) => ({ results: [{ status: 'passed', steps }] });
    const step = (title: string, more = {}) => ({ title, duration: 1, ...more });
    const tests = [
      screen(step('one @99.4'), step('two', { steps: [step('inner @99.5')] }), step('three @99.6')),
      screen(step('one @99.4'), step('three @99.6', { error })),
    ];
    writeJest();
    writeEngines();
    const specs = [{ title: 'is a visit', file: 'b.spec.ts', line: 8, ok: true, tests }];
    write('e2e.json', { config: { rootDir: path.join(root, 'e2e') }, suites: [{ specs }] });
    const found = testsInReports(root)?.filter(({ file }) => file === 'e2e/b.spec.ts');
    expect(found?.map(({ title, passed }) => [title, passed])).toEqual([
      ['one @99.4', true],
      ['inner @99.5', true],
      ['three @99.6', false],
    ]);
  });

  it('are unknown while a runner has not run', () => {
    writeJest('passed');
    expect(testsInReports(root)).toBeUndefined();
  });
});
