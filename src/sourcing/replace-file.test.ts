import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeUnfinished, replaceFile } from './replace-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replace-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** More than any process has: no process has it. */
const deadProcess = 2 ** 30;

test('a file that is replaced is never half written', () => {
  const file = path.join(folder, 'note.json');
  replaceFile(file, 'before');
  mkdirSync(`${file}.${process.pid}`);
  expect(() => replaceFile(file, 'after')).toThrow('EISDIR');
  expect(readFileSync(file, 'utf8')).toBe('before');
});

test('bytes stay as they are, and nothing is left beside the file', () => {
  const bytes = Buffer.from([0, 255, 1]);
  replaceFile(path.join(folder, 'picture'), bytes);
  expect(readFileSync(path.join(folder, 'picture')).equals(bytes)).toBe(true);
  expect(readdirSync(folder)).toEqual(['picture']);
});

test('what processes left that were killed is removed, and what another one is writing stays', () => {
  mkdirSync(path.join(folder, 'below'));
  const running = `b.json.${process.ppid}`;
  for (const name of [`a.json.${deadProcess}`, running, 'c.json', `below/d.json.${deadProcess}`])
    writeFileSync(path.join(folder, name), 'half');
  removeUnfinished(folder);
  expect(readdirSync(folder).sort()).toEqual([running, 'below', 'c.json'].sort());
  removeUnfinished(folder, { recursive: true });
  expect(readdirSync(path.join(folder, 'below'))).toEqual([]);
  removeUnfinished(path.join(folder, 'not-there'));
});
