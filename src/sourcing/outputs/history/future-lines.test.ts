import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '../../../api-client/generated/schema';
import { emptyReport } from '../../read/report';
import { recordOffers } from '.';
import { keepStagedRecord, readStagedRecord } from './record-file';

type Project = components['schemas']['Project'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'history-'));
});
afterEach(() => rm(folder, { recursive: true }));

const timeOf = (day: string) => `${day}T09:00:00.000Z`;
const file = () => path.join(folder, 'demo.jsonl');

/** A build on this day by the machine's clock, of a home at this price. */
async function build(day: string, price: number, updated = '2026-02-01') {
  const projects = [
    {
      ...{ id: 'p-1', status: 'For_Sale', updated_at: timeOf(updated) },
      buildings: [{ id: 'a', units: [{ id: 'u-1', price, state: 'available' }] }],
    },
  ] as unknown as Project[];
  const ofProjects = emptyReport(timeOf(day));
  const report = {
    ...{ api_url: '', read_at: timeOf(day), duration_ms: 0 },
    resources: { projects: ofProjects },
  };
  const lines = await recordOffers({ projects, report }, { folder, identity: 'demo', writes: true });
  await keepStagedRecord(folder);
  const prices = lines.filter(({ field }) => field === 'price');
  return { last: prices[prices.length - 1], notes: ofProjects.notes };
}

test('recording goes on after the clock was ten years ahead, and the build says what it leaves aside @12.21', async () => {
  await build('2026-03-01', 900_000);
  await build('2036-03-02', 910_000);
  const before = await readFile(file(), 'utf8');
  const after = await build('2026-03-03', 920_000);
  expect(after.last).toEqual({
    ...{ project: 'p-1', unit: 'u-1', field: 'price', before: 900_000, after: 920_000 },
    observed_at: timeOf('2026-03-03'),
  });
  expect(after.notes).toEqual([
    `${file()}: lines with a time in the future are left aside (1), written while the clock was ahead`,
  ]);
  expect((await readFile(file(), 'utf8')).startsWith(before)).toBe(true);
  const shown = await readStagedRecord(folder, 'demo', timeOf('2026-03-03'));
  expect(shown.lines.map(({ observed_at }) => observed_at)).not.toContain(timeOf('2036-03-02'));
  expect(shown.lastReads['["p-1"]']).toBe(timeOf('2026-03-03'));
  expect(await build('2026-03-04', 930_000)).toMatchObject({
    last: { before: 920_000, last_seen_at: timeOf('2026-03-03') },
  });
});

test('a clock that is ten years behind what the API has changed writes nothing, and the build says so', async () => {
  await build('2026-03-01', 900_000);
  const before = await readFile(file(), 'utf8');
  const { last, notes } = await build('2016-03-02', 920_000);
  expect(last?.after).toBe(900_000);
  expect(notes).toEqual([expect.stringContaining("this machine's clock is behind")]);
  expect(await readFile(file(), 'utf8')).toBe(before);
});

test('a record without a time in the future is no reason to speak', async () => {
  await build('2026-03-01', 900_000);
  expect((await build('2026-03-02', 900_000)).notes).toEqual([]);
});
