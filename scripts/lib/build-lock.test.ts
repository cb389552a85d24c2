import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lockBuilds } from './build-lock';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a build waits for the one that runs, says so once, and then goes on', async () => {
  const lines: string[] = [];
  const events: string[] = [];
  const unlock = await lockBuilds(folder);
  const next = lockBuilds(folder, (line: string) => lines.push(line)).then((unlockNext) => {
    events.push('next');
    unlockNext();
  });
  await delay(1200);
  events.push('first ends');
  unlock();
  await next;
  expect(events).toEqual(['first ends', 'next']);
  expect(lines).toEqual([expect.stringContaining(`Process ${process.pid} builds here`)]);
});

test('a build that was killed stands in nobody’s way', async () => {
  mkdirSync(path.join(folder, 'build'));
  // No system gives such a number to a process.
  writeFileSync(path.join(folder, 'build/lock.json'), JSON.stringify({ pid: 2 ** 30 }));
  const unlock = await lockBuilds(folder);
  unlock();
});
