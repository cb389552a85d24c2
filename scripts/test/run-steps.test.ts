import type { CommandContext } from '../lib/command';
import { describeFailures, runSteps } from './run-steps';
import type { TestStep } from './test-step';

const context: CommandContext = {
  onEnd: () => () => undefined,
  untilStopped: () => new Promise(() => undefined),
};

const step = (extra: Partial<TestStep>): TestStep => ({
  name: 'one',
  title: 'One',
  run: () => Promise.resolve({ passed: 3, failed: 0, skipped: 2 }),
  ...extra,
});

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  const note = (line: unknown = '') => void lines.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(note); // What a person sees of a step is what it prints.
  jest.spyOn(console, 'error').mockImplementation(note);
});
afterEach(() => jest.restoreAllMocks());

const countsOf = async (steps: TestStep[]) =>
  (await runSteps(context, steps, { playwright: [], missing: ['nginx'] })).map(({ counts }) => counts);

test('a step whose program is missing is skipped, counted, and says what to install', async () => {
  expect(await countsOf([step({ tools: ['PostgreSQL', 'nginx'] }), step({ tools: ['PostgreSQL'] })])).toEqual(
    [
      { passed: 0, failed: 0, skipped: 1 },
      { passed: 3, failed: 0, skipped: 2 },
    ],
  );
  expect(lines).toContainEqual(expect.stringMatching(/^Skipped\. nginx is missing\. Install it: .+ nginx$/));
});

test('a step that skips the tests of a missing program itself runs', async () => {
  expect(await countsOf([step({ tools: ['nginx'], runsWithoutTools: true })])).toEqual([
    { passed: 3, failed: 0, skipped: 2 },
  ]);
});

test('a step that throws has failed, and the next one runs', async () => {
  const failing = step({ run: () => Promise.reject(new Error('There is no build')) });
  expect(await countsOf([failing, step({})])).toEqual([
    { passed: 0, failed: 1, skipped: 0, failures: ['There is no build'] },
    { passed: 3, failed: 0, skipped: 2 },
  ]);
  expect(lines).toContain('There is no build');
});

test('what failed is listed by step', async () => {
  const failing = step({ title: 'Types', run: () => Promise.reject(new Error('There is no build')) });
  const outcomes = await runSteps(context, [step({}), failing], { playwright: [] });
  expect(describeFailures(outcomes)).toEqual(['✘ 2/2 Types', '  There is no build']);
});
