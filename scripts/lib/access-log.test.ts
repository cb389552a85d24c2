import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openAccessLog } from './access-log';

const ends: (() => unknown)[] = [];
const context = { onEnd: (end: () => unknown) => (ends.push(end), () => undefined) } as Parameters<
  typeof openAccessLog
>[0];
const open = (target: string | undefined) => openAccessLog(context, target);

test('without the setting nothing is written, and - is the output', () => {
  expect(open('')).toBeUndefined();
  expect(open('-')).toBe(process.stdout);
});

test('lines are appended to a file, also after it was cut', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-log-'));
  const file = path.join(folder, 'access.log');
  writeFileSync(file, 'before\n');
  const until = async (text: string) => {
    for (let tries = 0; readFileSync(file, 'utf8') !== text && tries < 200; tries += 1) await delay(10);
    expect(readFileSync(file, 'utf8')).toBe(text);
  };
  const log = open(file);
  log?.write('first\n');
  await until('before\nfirst\n');
  truncateSync(file); // as logrotate's copytruncate
  log?.write('second\n');
  await until('second\n');
  await Promise.all(ends.map((end) => end()));
  rmSync(folder, { recursive: true });
});

test('a file that cannot be written is named before the site is served', () => {
  expect(() => open('/nowhere/access.log')).toThrow(
    /^ACCESS_LOG cannot be written: .*\/nowhere\/access\.log/,
  );
});
