import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { contractExample } from '../contract-examples';
import { pgliteDirectory } from './database/data-directory';
import { openPostgresql } from './database/open-postgresql';
import { startReferenceApi, type ReferenceApi } from './index';
import type { StorageOptions } from './open-storage';
import { describeDatabases, dataset } from './testing/api';
import { startPostgresql, type PostgresqlServer } from './testing/postgresql';
import { describeWith } from './testing/tools';

const contact = contractExample('ContactCreate');
const create = (url: string) =>
  fetch(`${url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: { 'X-Organization-Key': dataset.organizationKey, 'content-type': 'application/json' },
    body: JSON.stringify(contact),
  });

const references = async ({ database }: ReferenceApi) =>
  (await database.selectFrom('enquiries').select('reference').execute()).map(({ reference }) => reference);

let directory = '';
let postgresql: PostgresqlServer | undefined;
const open = new Set<ReferenceApi>();

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
});
afterEach(async () => {
  for (const api of open) await api.close();
  open.clear();
  rmSync(directory, { recursive: true, force: true });
  postgresql?.stop();
  postgresql = undefined;
});

async function start(storage: StorageOptions, options: { reset?: boolean; deleteEnquiries?: boolean } = {}) {
  const api = await startReferenceApi({ ...storage, dataset, ...options });
  open.add(api);
  const close = async () => {
    open.delete(api);
    await api.close();
  };
  return { ...api, close };
}

async function startDatabase(): Promise<{ databaseUrl: string }> {
  postgresql = await startPostgresql();
  return { databaseUrl: postgresql.url };
}

describeDatabases('a reset on $name', ({ name }) => {
  const storageOf = async (): Promise<StorageOptions> =>
    name === 'PGlite' ? { dataDir: directory } : startDatabase();

  test('is refused while enquiries are stored, until a flag says that they may go', async () => {
    const storage = await storageOf();
    const first = await start(storage);
    expect((await create(first.url)).status).toBe(201);
    await first.close();

    await expect(start(storage, { reset: true })).rejects.toThrow(
      /^1 enquiry is stored in .+ Save them first: .+ add --delete-enquiries\. Nothing was changed\.$/,
    );
    const second = await start(storage);
    expect([second.loaded, await references(second)]).toEqual([undefined, ['SH-20001']]);
    await second.close();

    const third = await start(storage, { reset: true, deleteEnquiries: true });
    expect([third.loaded, await references(third)]).toEqual([expect.objectContaining({ projects: 20 }), []]);
    await third.close();
  });

  test('needs no flag where nothing, or no enquiry, is stored', async () => {
    const storage = await storageOf();
    for (let turn = 0; turn < 2; turn++) {
      const api = await start(storage, { reset: true });
      expect(api.loaded).toMatchObject({ projects: 20 });
      await api.close();
    }
  });
});

describeWith('PostgreSQL', 'a PostgreSQL that others use', () => {
  test('is not reset while a server serves it, and serves on', async () => {
    const storage = await startDatabase();
    const serving = await start(storage);
    const beside = await start(storage);
    for (const deleteEnquiries of [false, true]) {
      await expect(start(storage, { reset: true, deleteEnquiries })).rejects.toThrow(
        'Another reference API serves the PostgreSQL of DATABASE_URL. Stop it before --reset. Nothing was changed.',
      );
    }
    expect((await create(serving.url)).status).toBe(201);
    expect(await references(beside)).toEqual(['SH-20001']);
  });

  test('is locked again by a server whose connections broke', async () => {
    const storage = await startDatabase();
    await start(storage);
    const operator = openPostgresql(storage.databaseUrl, () => undefined);
    const locks = sql<{
      pid: number;
    }>`select pid from pg_locks where locktype = 'advisory' and objid = 20002`;
    const [before] = (await locks.execute(operator)).rows;
    await sql`select pg_terminate_backend(${before?.pid})`.execute(operator);
    let held = (await locks.execute(operator)).rows;
    while (!held[0] || held[0].pid === before?.pid) held = (await locks.execute(operator)).rows;
    await operator.destroy();
    await expect(start(storage, { reset: true })).rejects.toThrow('Another reference API');
  });
});

test('data that cannot be read may hold enquiries, so it is kept', async () => {
  const files = pgliteDirectory(directory);
  mkdirSync(files);
  writeFileSync(path.join(files, 'PG_VERSION'), 'broken');
  await expect(start({ dataDir: directory }, { reset: true })).rejects.toThrow(
    /cannot be read, so it may hold enquiries\. .+ add --delete-enquiries\. Nothing was changed\.$/,
  );
  const api = await start({ dataDir: directory }, { reset: true, deleteEnquiries: true });
  expect(api.loaded).toMatchObject({ projects: 20 });
});
