import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isUnfinished, markFinished, markUnfinished, untilGatsbyEnded } from './unfinished-build';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'unfinished-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A process with a group of its own that ends by itself, as Gatsby does. */
function startGatsby(milliseconds: number) {
  const program = ['-e', `setTimeout(() => undefined, ${milliseconds})`];
  const child = spawn(process.execPath, program, { detached: true, stdio: 'ignore' });
  return { pid: child.pid ?? 0, ended: once(child, 'close') as Promise<[number | null, string | null]> };
}

test('a build that came to its end leaves no mark', () => {
  markUnfinished(undefined, folder);
  expect(isUnfinished(folder)).toBe(true);
  markFinished(folder);
  expect(isUnfinished(folder)).toBe(false);
});

test('the next build waits for the Gatsby of one that was killed', async () => {
  const { pid, ended } = startGatsby(500);
  markUnfinished(pid, folder);
  await untilGatsbyEnded(folder);
  expect(await ended).toEqual([0, null]);
  expect(isUnfinished(folder)).toBe(true);
});

test('a Gatsby that does not notice is killed', async () => {
  const { pid, ended } = startGatsby(60_000);
  markUnfinished(pid, folder);
  await untilGatsbyEnded(folder, 300);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('nothing is waited for where no Gatsby was started', async () => {
  await untilGatsbyEnded(folder);
  markUnfinished(undefined, folder);
  await untilGatsbyEnded(folder);
});
