import type { CommandContext } from '../../lib/command';
import { listStepFailures, runSteps, slowest } from './run-steps';
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
    { passed: 0, failed: 1, skipped: 0, failures: [{ name: 'There is no build' }] },
    { passed: 3, failed: 0, skipped: 2 },
  ]);
  expect(lines).toContain('There is no build');
});

test('what failed is listed by step', async () => {
  const failing = step({
    name: 'types',
    title: 'Types',
    run: () => Promise.reject(new Error('no build\nat all')),
  });
  const silent = step({
    name: 'two',
    title: 'Two',
    run: () => Promise.resolve({ passed: 0, failed: 2, skipped: 0 }),
  });
  const outcomes = await runSteps(context, [step({}), failing, silent], { playwright: [] });
  expect(listStepFailures(outcomes)).toEqual([
    { step: 'types', title: '2/3 Types', name: 'no build', message: 'at all' },
    { step: 'two', title: '3/3 Two', name: '2 failed' },
  ]);
});

test('the slowest steps are named', () => {
  const outcomes = [400, 90_000, 1200, 3000].map((milliseconds, index) => ({
    name: String(index),
    title: `Step ${index}`,
    counts: { passed: 1, failed: 0, skipped: 0 },
    milliseconds,
  }));
  expect(slowest(outcomes)).toBe('Step 1 1 min 30 s · Step 3 3.0 s · Step 2 1.2 s');
});

/** Steps that note when they begin and end, and end when they are told to. */
function startNoted(steps: Partial<TestStep>[]) {
  const notes: string[] = [];
  const ends = new Map<string, () => void>();
  const all = steps.map(({ name = '', ...extra }) =>
    step({
      name,
      ...extra,
      run: () =>
        new Promise((resolve) => {
          notes.push(name);
          ends.set(name, () => resolve({ passed: 1, failed: 0, skipped: 0 }));
        }),
    }),
  );
  const done = runSteps(context, all, { playwright: [] });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate); // what waited for it has begun by then
    return notes.join(' ');
  };
  return { done, end, notes };
}

test('two steps of one core run at a time, and one of two cores alone', async () => {
  const { done, end, notes } = startNoted([
    { name: 'build' },
    { name: 'words' },
    { name: 'format' },
    { name: 'unit', cores: 2 },
    { name: 'lint' },
  ]);
  expect(notes).toEqual(['build', 'words']);
  expect(await end('words')).toBe('build words format');
  // Lint could run beside the build, but then unit would never have its turn.
  expect(await end('format')).toBe('build words format');
  expect(await end('build')).toBe('build words format unit');
  expect(await end('unit')).toBe('build words format unit lint');
  await end('lint');
  expect((await done).map(({ name }) => name)).toEqual(['build', 'words', 'format', 'unit', 'lint']);
});

test('a step waits for those that it comes after, where they run as well', async () => {
  const { done, end } = startNoted([
    { name: 'build' },
    { name: 'types', after: ['build', 'something that is not asked for'] },
    { name: 'words' },
    { name: 'format' },
  ]);
  expect(await end('words')).toBe('build words format');
  expect(await end('format')).toBe('build words format');
  expect(await end('build')).toBe('build words format types');
  await end('types');
  expect(await done).toHaveLength(4);
});
