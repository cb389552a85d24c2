import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi } from '../../openapi/reference-api';
import { loadDemoData } from '../../openapi/reference-api/demo/load-demo-data';
import { removeMade } from './clean';

jest.setTimeout(10 * 60_000); // Starting a database may be slow.

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'clean-'));
  for (const name of ['.cache', 'public', '.data']) mkdirSync(path.join(root, name));
  writeFileSync(path.join(root, '.data/bundles.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const left = () => ['.cache', 'public', '.data'].filter((name) => existsSync(path.join(root, name)));

/** An API on a database in `.data`, with as many enquiries as are sent. */
async function storeEnquiries(folder: string, count: number) {
  const api = await startReferenceApi({ dataDir: path.join(root, '.data', folder), dataset: loadDemoData() });
  for (let index = 0; index < count; index++) {
    const response = await fetch(`${api.url}/api/v1/public/contactus/create`, {
      method: 'POST',
      headers: { 'X-Organization-Key': 'demo-organization-key', 'content-type': 'application/json' },
      body: JSON.stringify({
        full_name: 'Noura Alotaibi',
        mobile: '0551234567',
        description: 'A visit, please',
      }),
    });
    expect(response.status).toBe(201);
  }
  return api;
}

test('the build goes, what commands remember stays', async () => {
  expect(await removeMade(root, {})).toEqual(['.cache: removed', 'public: removed']);
  expect(left()).toEqual(['.data']);
  expect(await removeMade(root, { data: true })).toEqual([
    '.cache: was not there',
    'public: was not there',
    '.data: removed',
  ]);
});

test('stored enquiries stop everything, until a flag says that they may go', async () => {
  await (await storeEnquiries('trials/large', 2)).close();
  await expect(removeMade(root, { data: true })).rejects.toThrow(
    '2 enquiries are stored in .data/trials/large. Save them first: npm run api -- backup --data .data/trials/large. ',
  );
  expect(left()).toEqual(['.cache', 'public', '.data']);
  await removeMade(root, { data: true, deleteEnquiries: true });
  expect(left()).toEqual([]);
});

test('a database without enquiries goes without a flag, but not under a running API', async () => {
  const api = await storeEnquiries('reference-api', 0);
  for (const deleteEnquiries of [false, true]) {
    await expect(removeMade(root, { data: true, deleteEnquiries })).rejects.toThrow('is in use by process');
  }
  expect(left()).toEqual(['.cache', 'public', '.data']);
  await api.close();
  await removeMade(root, { data: true });
  expect(left()).toEqual([]);
});

test('data that cannot be read is kept', async () => {
  mkdirSync(path.join(root, '.data/reference-api/pglite'), { recursive: true });
  writeFileSync(path.join(root, '.data/reference-api/pglite/PG_VERSION'), 'broken');
  await expect(removeMade(root, { data: true })).rejects.toThrow('may hold enquiries');
  expect(left()).toEqual(['.cache', 'public', '.data']);
});

test('the flag alone is refused', async () => {
  await expect(removeMade(root, { deleteEnquiries: true })).rejects.toThrow('goes with --data');
});
