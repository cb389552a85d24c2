import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from '../index';
import type { StorageOptions } from '../open-storage';
import { dataset, describeDatabases, type DatabaseName } from '../testing/api';
import { startPostgresql } from '../testing/postgresql';
import { backupTables, decodeBackup, encodeBackup } from './backup-file';
import { createBackup } from './create-backup';
import { fetchBackup, restoreStored } from './fetch-backup';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function newStorage(name: DatabaseName): Promise<StorageOptions> {
  if (name === 'PGlite') {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    return { dataDir };
  }
  const { url, stop } = await startPostgresql();
  ends.push(stop);
  return { databaseUrl: url };
}

/** Nothing listens there: alerts wait. */
const alerts = { webhook: { url: 'http://127.0.0.1:9/', secret: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0' } };

async function start(
  storage: StorageOptions,
  options: Partial<ReferenceApiOptions> = {},
): Promise<ReferenceApi> {
  const api = await startReferenceApi({ ...storage, dataset, alerts, ...options } as ReferenceApiOptions);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await api.close();
    isOpen = false;
  };
  ends.push(close);
  return { ...api, close };
}

async function send({ url }: ReferenceApi, key: string, description = 'أرغب في زيارة المكتب') {
  const response = await fetch(`${url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: {
      'X-Organization-Key': dataset.organizationKey,
      'Idempotency-Key': key,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ full_name: 'نورة سعد العتيبي', mobile: '0551234567', description }),
  });
  const { data } = (await response.json()) as { data: { reference: string } };
  return { status: response.status, ...data };
}

/** Everything that a database holds, without the attempts of alerts, which go on. */
async function contentOf({ database }: ReferenceApi) {
  const { rows } = await createBackup(database);
  const { enquiry_alerts: waiting = [], ...others } = rows;
  return { ...others, waiting: waiting.map(({ enquiry_id, channel }) => ({ enquiry_id, channel })) };
}

const firstKey = 'a-key-of-a-request-1';

describeDatabases('a backup of $name', ({ name }) => {
  const other: DatabaseName = name === 'PGlite' ? 'PostgreSQL' : 'PGlite';
  const targets: DatabaseName[] = name === 'PGlite' ? ['PGlite'] : ['PostgreSQL', other];

  test.each(targets)(
    'that was made and restored while the API runs, on %s, has everything',
    async (target) => {
      const source = await newStorage(name);
      const api = await start(source);
      expect(await send(api, firstKey)).toMatchObject({ reference: 'SH-20001' });
      await send(api, 'a-key-of-a-request-2');
      const bytes = encodeBackup(await fetchBackup(source));
      const content = await contentOf(api);
      await api.close();

      const storage = await newStorage(target);
      const running = await start(storage, { dataset: undefined });
      const restored = await restoreStored(storage, decodeBackup(bytes), { deleteEnquiries: false });
      expect(restored).toMatchObject({ enquiries: 2, enquiry_alerts: 2, units: 500, projects: 20 });
      expect(await contentOf(running)).toEqual(content);

      // A repeated request gets its receipt, and the numbers go on.
      expect(await send(running, firstKey)).toMatchObject({ status: 201, reference: 'SH-20001' });
      expect(await send(running, 'a-key-of-a-request-3')).toMatchObject({ reference: 'SH-20003' });
      await running.close();
      const again = await start(storage);
      expect([again.migrations, again.loaded]).toEqual([[], undefined]);
    },
  );

  test('does not replace stored enquiries without the flag, nor give a number twice', async () => {
    const storage = await newStorage(name);
    const api = await start(storage);
    const empty = await fetchBackup(storage);
    await send(api, firstKey);
    const before = await contentOf(api);
    await expect(restoreStored(storage, empty, { deleteEnquiries: false })).rejects.toThrow(
      /^1 enquiry is stored in the database\. .+ add --delete-enquiries\. Nothing was changed\.$/,
    );
    expect(await contentOf(api)).toEqual(before);

    await restoreStored(storage, empty, { deleteEnquiries: true });
    expect(await contentOf(api)).toMatchObject({ enquiries: [], waiting: [] });
    expect(await send(api, firstKey)).toMatchObject({ reference: 'SH-20002' });
  });

  test('with a row that does not fit changes nothing', async () => {
    const storage = await newStorage(name);
    const api = await start(storage);
    const backup = await fetchBackup(storage);
    const before = await contentOf(api);
    const [unit, ...units] = backup.rows['units'] ?? [];
    const broken = {
      ...backup,
      rows: { ...backup.rows, units: [{ ...unit, project_id: 'gone' }, ...units] },
    };
    await expect(restoreStored(storage, broken, { deleteEnquiries: false })).rejects.toThrow(
      /^The backup has rows that do not fit the table units \(.+\)\.$/,
    );
    expect(await contentOf(api)).toEqual(before);
  });

  test('of an older version is brought up to date', async () => {
    const storage = await newStorage(name);
    const api = await start(storage);
    await send(api, firstKey);
    const { migrations, rows, ...about } = await fetchBackup(storage);
    const without = (row: Record<string, unknown>, ...columns: string[]) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
    const later: Record<string, string[]> = {
      organizations: ['commercial_registration', 'vat_number', 'national_address'],
      projects: ['delivered_on', 'payment_plan', 'service_charge', 'progress', 'viewings'],
      units: ['parking_spaces'],
      rentals: ['parking_spaces', 'furnishing'],
      enquiries: ['consent_version', 'consent_locale', 'search'],
    };
    const older = {
      ...about,
      migrations: migrations.slice(0, migrations.indexOf('0007-consent')),
      rows: Object.fromEntries(
        Object.entries(rows).map(([table, list]) => [
          table,
          list.map((row) => without(row, ...(later[table] ?? []))),
        ]),
      ),
    };
    await restoreStored(storage, older, { deleteEnquiries: true });
    expect(await contentOf(api)).toMatchObject({
      enquiries: [{ reference: 'SH-20001', consent_version: null }],
    });
  });

  test('holds every table but that of the limit, which is of the minute', async () => {
    const storage = await newStorage(name);
    const { database } = await start(storage, { dataset: undefined });
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name not like 'kysely%'`.execute(database);
    expect(rows.map((row) => row.name).sort()).toEqual([...backupTables, 'request_counts'].sort());
  });
});
