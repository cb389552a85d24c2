import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractExample } from '../contract-examples';
import { lockDirectory } from './database/data-directory';
import { startReferenceApi, type ReferenceApi } from './index';
import { dataset } from './testing/api';

let directory = '';
const lockFile = () => path.join(directory, 'lock.json');

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
});
const started: ReferenceApi[] = [];
afterEach(async () => {
  for (const api of started.splice(0)) await api.close();
  rmSync(directory, { recursive: true, force: true });
});

async function start(): Promise<ReferenceApi> {
  const api = await startReferenceApi({ dataDir: directory, dataset });
  started.push(api);
  return api;
}

const contact = contractExample('ContactCreate');
const send = (url: string) =>
  fetch(`${url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: { 'X-Organization-Key': dataset.organizationKey, 'content-type': 'application/json' },
    body: JSON.stringify(contact),
  }).then((response) => response.json());

test('stored data remains after a restart', async () => {
  const first = await start();
  expect(first.migrations).toEqual([
    '0001-catalogue',
    '0002-enquiries',
    '0003-maintenance',
    '0004-licences',
    '0005-project-changes',
    '0006-enquiry-alerts',
    '0007-consent',
    '0008-registration',
    '0009-buying-a-home',
    '0010-request-counts',
    '0011-search',
  ]);
  expect(first.loaded).toMatchObject({ projects: 20, units: 500, rentals: 30, blogs: 20 });
  const { data } = (await send(first.url)) as { data: { reference: string } };
  await first.close();
  expect(existsSync(lockFile())).toBe(false);

  const second = await start();
  expect([second.migrations, second.loaded]).toEqual([[], undefined]);
  const rows = await second.database.selectFrom('enquiries').select('reference').execute();
  expect(rows).toEqual([{ reference: data.reference }]);
  await second.close();
});

test('a directory that is already open gives a readable error, in the same process too', async () => {
  const api = await start();
  await expect(start()).rejects.toThrow(`${directory} is in use by process ${process.pid}`);
  await api.close();
});

test('a directory that another running process has is refused', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid }));
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.ppid}`);
  expect(existsSync(lockFile())).toBe(true);
});

test.each([
  ['a process that has ended', () => JSON.stringify({ pid: spawnSync('true').pid })],
  ['an unknown process', () => 'not json'],
  ['a process whose id another one has now', () => JSON.stringify({ pid: process.ppid, started: 'before' })],
])('the lock of %s is taken over', (_whose, content) => {
  writeFileSync(lockFile(), content());
  const lock = lockDirectory(directory);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  expect(statSync(lockFile()).mode & 0o077).toBe(0);
  lock.release();
  expect(existsSync(lockFile())).toBe(false);
});

test('what processes left that were killed while they took the directory is removed, and what others write is not', () => {
  const ended = spawnSync('true').pid;
  const names = [`lock.json.${ended}.new`, `lock.json.${ended}.stale`, `lock.json.${process.ppid}.new`];
  for (const name of names) writeFileSync(path.join(directory, name), '');
  const lock = lockDirectory(directory);
  lock.release();
  expect(readdirSync(directory)).toEqual([`lock.json.${process.ppid}.new`]);
});

test('a start that fails releases the directory', async () => {
  mkdirSync(path.join(directory, 'pglite'));
  writeFileSync(path.join(directory, 'pglite', 'PG_VERSION'), 'broken');
  await expect(start()).rejects.toThrow();
  expect(existsSync(lockFile())).toBe(false);
});
