import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import './testing/api';
import { startApiProcess } from './testing/api-process';
import { commandArguments } from './testing/local-machine';

const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent' };
const run = (script: string, ...flags: string[]) =>
  spawnSync(process.execPath, commandArguments(script, ...flags), { encoding: 'utf8', env, cwd: directory });

let directory = '';
let child: ChildProcess | undefined;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

function startApi(...flags: string[]) {
  const api = startApiProcess(['--data', directory, ...flags], env);
  child = api.child;
  return api;
}

const scale = ['--scale', 'projects=3,units=4,rentals=2,blogs=2,drafts=0'];

test('npm run api -- serve prints what it did, serves, and stops cleanly on a signal', async () => {
  const first = startApi(...scale);
  const response = await fetch(`${await first.url}/api/v1/public/projects/list`, {
    headers: { 'X-Organization-Key': 'demo-organization-key' },
  });
  expect(await response.json()).toMatchObject({ meta: { total: 3 } });

  const second = run('api/serve.ts', '--data', directory, '--port', '0');
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('is in use by process')]);
  const list = run('api/enquiries.ts', '--data', directory);
  expect([list.status, list.stdout]).toEqual([0, expect.stringMatching(/^reference/)]);

  const unknown = run('api/enquiries.ts', '--data', directory, '--erase', 'SH-29999');
  expect([unknown.status, unknown.stderr]).toEqual([1, 'There is no enquiry SH-29999.\n']);

  first.stop('SIGTERM');
  const { code, output } = await first.ended;
  expect(code).toBe(0);
  expect(output).toContain(`Database: PGlite in ${directory}`);
  expect(output).toContain('Loaded: 3 projects, 3 buildings, 12 units, 2 rentals, 2 blogs');
  expect(output).toMatch(/Started in \d+ ms/);
  expect(output).toMatch(/Stopped\n$/);
});

test('data remains after a restart, and --scale alone does not replace it', async () => {
  const again = startApi(...scale);
  await again.url;
  again.stop('SIGINT');
  const { code, output } = await again.ended;
  expect(code).toBe(0);
  expect(output).toContain('The existing data is unchanged');
  expect(output).toContain('add --reset to replace the data');
});

test('--reset asks for a flag before it deletes enquiries', async () => {
  const api = startApi();
  const response = await fetch(`${await api.url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: { 'X-Organization-Key': 'demo-organization-key', 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Noura Alotaibi',
      mobile: '0551234567',
      description: 'A visit, please',
    }),
  });
  expect(response.status).toBe(201);
  api.stop('SIGTERM');
  await api.ended;

  const refused = run('api/serve.ts', '--data', directory, '--port', '0', '--reset');
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^1 enquiry is stored in .+\n$/m),
  ]);
  const lone = run('api/serve.ts', '--data', directory, '--port', '0', '--delete-enquiries');
  expect([lone.status, lone.stderr]).toEqual([1, '--delete-enquiries goes with --reset.\n']);

  const emptied = startApi(...scale, '--reset', '--delete-enquiries');
  await emptied.url;
  expect(run('api/enquiries.ts', '--data', directory).stderr).toMatch(/^0 enquiries/);
  emptied.stop('SIGTERM');
  expect((await emptied.ended).output).toContain('emptied first');
});

test('a port in use gives a readable error', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { status, stderr } = run('api/serve.ts', '--data', directory, '--port', port);
  taken.close();
  expect([status, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
});

test.each(['api/serve.ts', 'api/enquiries.ts'])('%s prints its help', (script) => {
  const { status, stdout } = run(script, '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('--data <directory>')]);
});

test.each([
  [['--erase'], 'Say what to erase'],
  [['--erase', 'everything'], 'Expected a reference number such as SH-20001'],
  [['--erase', 'SH-20001', '--older-than', '30'], 'Say what to erase'],
  [['--erase', '--older-than', '0'], 'Expected a number of days from 1 to 36500'],
  [['--erase', '--older-than', '1e9'], 'Expected a number of days from 1 to 36500'],
  [['--erase', '--older-than', '30', '--kind', 'contact'], 'and nothing else'],
  [['--since', '2026-02-30'], 'Expected a date such as 2026-11-21'],
])('api -- enquiries %j is refused with what it expects', (flags, message) => {
  const { status, stdout, stderr } = run('api/enquiries.ts', '--data', directory, ...flags);
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(message)]);
});
