import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropStagedRecord, keepStagedRecord, readRecord, stageRecord } from './record-file';
import type { RecordLine } from './record-line';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'history-'));
});
afterEach(() => rm(folder, { recursive: true }));

const line = (after: number): RecordLine => ({
  observed_at: '2026-03-01T09:00:00.000Z',
  ...{ project: 'p-1', unit: 'u-1', field: 'price', before: null, after },
});
const lastReads = { '["p-1"]': '2026-03-01T09:00:00.000Z' };
const file = () => path.join(folder, 'demo.jsonl');

async function build(...lines: RecordLine[]): Promise<void> {
  await stageRecord(folder, 'demo', { lines, lastReads });
  await keepStagedRecord(folder);
}

test('there is no record before the first build', async () =>
  expect(await readRecord(folder, 'demo')).toEqual({ lines: [], lastReads: {} }));

test('a build that succeeded adds its lines to the end, and leaves what is there to the byte @12.21', async () => {
  await build(line(1));
  const before = await readFile(file(), 'utf8');
  await build(line(2), line(3));
  expect((await readFile(file(), 'utf8')).startsWith(before)).toBe(true);
  expect(await readRecord(folder, 'demo')).toEqual({ lines: [line(1), line(2), line(3)], lastReads });
});

test('a build that failed adds nothing @12.21', async () => {
  await build(line(1));
  await stageRecord(folder, 'demo', { lines: [line(2)], lastReads });
  await dropStagedRecord(folder);
  await keepStagedRecord(folder);
  expect((await readRecord(folder, 'demo')).lines).toEqual([line(1)]);
});

test('a line that was cut off while it was written costs only itself', async () => {
  await build(line(1));
  await appendFile(file(), JSON.stringify(line(2)).slice(0, 40));
  expect((await readRecord(folder, 'demo')).lines).toEqual([line(1)]);
  await build(line(2));
  expect((await readRecord(folder, 'demo')).lines).toEqual([line(1), line(2)]);
});

test('other text in the file is passed over', async () => {
  await writeFile(file(), `\n\0\0\nnull\n[]\n{"field":"price"}\n${JSON.stringify(line(1))}\n`);
  expect((await readRecord(folder, 'demo')).lines).toEqual([line(1)]);
});

test('times of reading that are broken are unknown', async () => {
  await build(line(1));
  await writeFile(path.join(folder, 'demo.reads.json'), '{"[');
  expect((await readRecord(folder, 'demo')).lastReads).toEqual({});
});

test('a record that cannot be read ends the build instead of being begun again', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  await expect(readRecord(folder, 'demo')).rejects.toThrow('ENOTDIR');
});
