import { spawnSync } from 'node:child_process';
import { workerCount, workerSettings } from './build-workers';

const gibibyte = 2 ** 30;

test.each([
  ['two cores and much memory', 2, 8, 2],
  ['eight cores and much memory', 8, 16, 8],
  ['eight cores and 3 GiB', 8, 3, 4],
  ['two cores and too little memory', 2, 0.5, 1],
  ['one core', 1, 8, 1],
])('on %s', (_machine, cores, memory, workers) => {
  expect(workerCount({ cores, memory: memory * gibibyte })).toBe(workers);
});

test('Gatsby is told of one core more than there are workers, and what is set already stays', () => {
  expect(Number(workerSettings({}).GATSBY_CPU_COUNT)).toBe(workerCount() + 1);
  expect(workerSettings({ GATSBY_CPU_COUNT: 'logical_cores' }).GATSBY_CPU_COUNT).toBe('logical_cores');
});

test('Node options that are set already overrule the memory that a build is given', () => {
  const { NODE_OPTIONS } = workerSettings({ NODE_OPTIONS: '--max-semi-space-size=8' });
  expect(spawnSync(process.execPath, ['-e', ''], { env: { ...process.env, NODE_OPTIONS } }).status).toBe(0);
  expect(NODE_OPTIONS.split(' ').at(-1)).toBe('--max-semi-space-size=8');
});
