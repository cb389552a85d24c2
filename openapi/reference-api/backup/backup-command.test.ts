import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi } from '../index';
import { dataset } from '../testing/api';
import { commandArguments } from '../testing/local-machine';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(name: 'backup' | 'restore', ...flags: string[]) {
  const args = commandArguments(`api/${name}.ts`, ...flags);
  const env = { ...process.env, DATABASE_URL: '', JEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const store = async () => {
  const api = await startReferenceApi({ dataDir: path.join(folder, 'data'), dataset });
  const response = await fetch(`${api.url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: { 'X-Organization-Key': dataset.organizationKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Noura Alotaibi',
      mobile: '0551234567',
      description: 'A visit, please',
    }),
  });
  expect(response.status).toBe(201);
  await api.close();
};

test('a backup goes into a new file of its owner, and comes back into another directory', async () => {
  await store();
  expect(run('backup', 'saved.gz', '--data', 'data')).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /500 units, .+ 1 enquiries, .+ written to saved\.gz, \d+ KiB, in \d+ ms\n$/,
    ),
  });
  expect(statSync(path.join(folder, 'saved.gz')).mode & 0o077).toBe(0);
  expect(run('backup', 'saved.gz', '--data', 'data')).toMatchObject({
    status: 1,
    stderr: 'saved.gz exists already. Choose another name.\n',
  });
  expect(run('backup', '--data', 'data').status).toBe(0);
  expect(readdirSync(folder)).toContainEqual(
    expect.stringMatching(/^reference-api-\d{4}-\d\d-\d\dT[\d-]+Z\.backup\.gz$/),
  );

  expect(run('restore', 'saved.gz', '--data', 'new')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/1 enquiries, .+ restored, as of \d{4}-.+Z, in \d+ ms\n$/),
  });
  expect(run('restore', 'saved.gz', '--data', 'new')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^1 enquiry is stored in the database\. [^\n]+ Nothing was changed\.\n$/),
  });
  expect(run('restore', 'saved.gz', '--data', 'new', '--delete-enquiries').status).toBe(0);
});

test.each([
  ['backup', ['--data', 'nowhere'], /^There is no data in nowhere/],
  ['backup', ['no/folder.gz', '--data', 'data'], /^no\/folder\.gz cannot be written \(ENOENT\)\.$/],
  ['restore', ['missing.gz'], /^missing\.gz does not exist\.$/],
  ['restore', ['.'], /^\. cannot be read\.$/],
  ['restore', ['text.gz', '--data', 'untouched'], /^The file is not a backup of the reference API/],
] as const)('api:%s %j is refused with one sentence', (name, flags, message) => {
  writeFileSync(path.join(folder, 'text.gz'), 'not compressed');
  const { status, stdout, stderr } = run(name, ...flags);
  expect([status, stdout, stderr.trimEnd()]).toEqual([1, '', expect.stringMatching(message)]);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(readdirSync(folder)).not.toContain('untouched');
});
