import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startReferenceApi, type ReferenceApi } from './index';
import { applyStoredRecords, fetchRecords } from './records/fetch-records';
import { dataset, type Schemas } from './testing/api';
import { commandArguments, freePort } from './testing/local-machine';

let directory = '';
let api: ReferenceApi | undefined;
const dataDir = () => path.join(directory, 'data');

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
  api = await startReferenceApi({ dataDir: dataDir(), dataset });
});
afterAll(async () => {
  await api?.close();
  rmSync(directory, { recursive: true, force: true });
});

const profileOf = async (url: string | undefined) => {
  const response = await fetch(`${url}/api/v1/public/organizations/me`, {
    headers: { 'X-Organization-Key': dataset.organizationKey },
  });
  return ((await response.json()) as Schemas['OrganizationResponse']).data;
};

/** The command, in a process of its own; the API of this process goes on answering. */
async function run(...flags: string[]) {
  const command = spawn(process.execPath, commandArguments('api/records.ts', ...flags), {
    env: { ...process.env, DATABASE_URL: '', JEST_WORKER_ID: undefined },
    cwd: directory,
    timeout: 60_000,
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close') as Promise<[number | null]>,
  ]);
  return { status, stdout, stderr };
}

function write(name: string, content: string | Buffer): string {
  writeFileSync(path.join(directory, name), content);
  return name;
}

test('a running server shows the change without a restart, and nobody else can make one', async () => {
  const storage = { dataDir: dataDir() };
  const { profile } = await fetchRecords(storage, ['profile']);
  const file = { profile: { ...profile, phone1: '0112000001' } };
  const plan = await applyStoredRecords(storage, file, { force: false, dryRun: false });
  expect(plan.changes).toMatchObject([{ section: 'profile', fields: [{ field: 'phone1' }] }]);
  expect((await profileOf(api?.url)).phone1).toBe('0112000001');

  for (const method of ['GET', 'POST']) {
    const stranger = await fetch(`${api?.url}/operator/records`, {
      method,
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      ...(method === 'POST' && {
        body: JSON.stringify({ file: { profile: { phone1: '0112000009' } }, force: true }),
      }),
    });
    expect(stranger.status).toBe(404);
  }
  expect((await profileOf(api?.url)).phone1).toBe('0112000001');
});

test('the command exports, applies and says what it did, with the server running and stopped', async () => {
  const written = await run('export', '--data', 'data', '--out', 'records.yaml');
  expect(written).toMatchObject({
    status: 0,
    stdout: '',
    stderr: expect.stringMatching(
      /^profile, 500 units, 30 rentals, 20 articles written to records\.yaml, in \d+ ms\n$/,
    ),
  });
  const exported = readFileSync(path.join(directory, 'records.yaml'), 'utf8');
  expect(exported).toMatch(/^# عدّل .*\n# Change /);
  expect(await run('export', '--data', 'data', '--out', 'records.yaml')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already'),
  });
  write('records.yaml', exported.replace(/phone2: .*/, 'phone2: 0112000002'));
  expect(await run('apply', 'records.yaml', '--data', 'data', '--dry-run')).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^Nothing was changed \(--dry-run\); changes: 1, records: 1, in \d+ ms\n$/),
  });
  const applied = await run('apply', 'records.yaml', '--data', 'data');
  expect(applied).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^profile phone2 .* → 0112000002\n$/),
    stderr: expect.stringMatching(/^changes: 1, records: 1, in \d+ ms\n$/),
  });
  expect((await profileOf(api?.url)).phone2).toBe('0112000002');

  await api?.close();
  write('records.yaml', exported.replace(/whatsapp: .*/, 'whatsapp: 0112000003'));
  expect(await run('apply', 'records.yaml', '--data', 'data')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^records\.yaml:\d+:\d+ The profile was changed by somebody else/),
  });
  expect(await run('apply', 'records.yaml', '--data', 'data', '--force')).toMatchObject({ status: 0 });
  api = await startReferenceApi({ dataDir: dataDir(), dataset });
  expect((await profileOf(api.url)).whatsapp).toBe('0112000003');
});

const slug = dataset.projects[0]?.slug ?? '';

test.each<[string, string | Buffer, string]>([
  ['is empty', '', 'The file is empty'],
  ['has comments only', '# a\n\n  # b\n', 'The file is empty'],
  ['is no YAML', 'units: [', 'bad.yaml:1:9 This is not YAML'],
  ['is a text', 'some words', 'The file must begin with profile:'],
  ['is indented by tabs', 'units:\n\t- id: x\n', 'The line begins with a tab'],
  ['is UTF-16', Buffer.from('\uFEFFprofile: {}', 'utf16le'), 'not a text in UTF-8'],
  ['is Windows-1256', Buffer.from([0x61, 0x3a, 0x20, 0xc7, 0xe1]), 'not a text in UTF-8'],
  ['has a name that attacks', 'units:\n  - { __proto__: { id: x } }', 'This is not the name of a field'],
])('a file that %s is refused with one clear sentence', async (_, content, message) => {
  const { status, stdout, stderr } = await run('apply', write('bad.yaml', content), '--data', 'data');
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each<[string, string[], string]>([
  ['no file', ['apply', 'missing.yaml'], 'missing.yaml does not exist.'],
  ['a folder', ['apply', '.'], '. cannot be read.'],
  ['no data', ['export', '--data', 'nowhere'], 'There is no data in nowhere'],
  ['an unknown part', ['export', 'prices'], 'Allowed choices are profile, units, rentals, articles'],
  [
    'a project without units',
    ['export', 'units', '--project', `${slug}x`, '--data', 'data'],
    `Did you mean ${slug}?`,
  ],
  ['a project of articles', ['export', 'articles', '--project', slug], '--project goes with units'],
])('%s is refused with what to do', async (_, flags, message) => {
  const { status, stderr } = await run(...flags);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a server that is gone meanwhile is named', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  mkdirSync(path.join(directory, 'gone'));
  // The process runs, but nothing listens.
  write('gone/lock.json', JSON.stringify({ pid: process.pid, operator: { url, token: 'x' } }));
  const { status, stderr } = await run('apply', write('empty-profile.yaml', 'profile: {}'), '--data', 'gone');
  expect([status, stderr]).toEqual([1, expect.stringContaining(`The API at ${url} stopped answering.`)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});
