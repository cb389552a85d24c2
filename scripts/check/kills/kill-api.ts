import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchEnquiries } from '../../../openapi/reference-api/enquiries/fetch-enquiries';
import { createRandom } from '../../../openapi/reference-api/generator/random';
import type { StorageOptions } from '../../../openapi/reference-api/open-storage';
import { startApiProcess } from '../../../openapi/reference-api/testing/api-process';
import { startPostgresql } from '../../../openapi/reference-api/testing/postgresql';
import { inTemporaryFolder } from '../../lib/temporary-folder';
import { emptyLedger, type Ledger } from './ledger';
import { createVisitors } from './visitors';

/** Milliseconds of life after the first enquiry, or since the start where it is killed while it starts. */
const longestLife = { serving: 1500, starting: 1000 };

/** Compares what is stored with what was acknowledged. */
export function compare(
  ledger: Ledger,
  acknowledged: ReadonlyMap<string, string>,
  rows: readonly { reference: string; full_name: string }[],
): void {
  const byName = new Map<string, string[]>();
  for (const { full_name: name, reference } of rows)
    byName.set(name, [...(byName.get(name) ?? []), reference]);
  ledger.acknowledged = acknowledged.size;
  for (const [key, reference] of acknowledged) {
    const stored = byName.get(`نورة ${key}`) ?? [];
    if (stored.length === 0) ledger.lost.push(`${key}, acknowledged as ${reference}`);
    else if (stored[0] !== reference) ledger.altered.push(`${key} is ${stored[0]}`);
  }
  for (const [name, stored] of byName) if (stored.length > 1) ledger.altered.push(`${name} is there twice`);
}

/** Kills the API again and again while visitors send enquiries, and while it starts. */
async function killApi(
  storage: StorageOptions & { dataDir?: string | undefined; databaseUrl?: string | undefined },
  kills: number,
  seed: number,
): Promise<Ledger> {
  const ledger = emptyLedger();
  const random = createRandom(`kills of the API, seed ${seed}`);
  const { dataDir, databaseUrl = '' } = storage;
  const flags = dataDir ? ['--data', dataDir] : [];
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', CREATES_PER_MINUTE: '1000000' };
  const start = () => startApiProcess(flags, { ...process.env, ...settings });
  const { acknowledged, visit } = createVisitors();

  while (ledger.kills < kills) {
    const api = start();
    const isStarting = ledger.kills > 0 && random.chance(0.25);
    let url: string | undefined;
    if (isStarting) await delay(random.integer(0, longestLife.starting));
    else {
      url = await api.url.catch((error: Error) => void ledger.blocked.push(error.message));
      if (!url) return ledger;
    }
    const visitors = visit(() => url);
    if (!isStarting) {
      await Promise.race([visitors.first, api.ended]);
      await delay(random.integer(0, longestLife.serving));
    }
    if (api.child.exitCode !== null) ledger.blocked.push((await api.ended).output || 'It ended by itself.');
    api.stop('SIGKILL');
    await api.ended;
    await visitors.stop();
    ledger.kills += 1;
  }

  const last = start();
  try {
    const url = await last.url.catch((error: Error) => void ledger.blocked.push(error.message));
    if (url) compare(ledger, acknowledged, await fetchEnquiries(storage, {}));
  } finally {
    last.stop('SIGTERM');
  }
  const { code } = await last.ended;
  if (code !== 0) ledger.blocked.push(`It ended with ${code}.`);
  if (dataDir) ledger.leftBehind = readdirSync(dataDir).filter((name) => name !== 'pglite');
  return ledger;
}

/** The API on PGlite's files. */
export const killOnPglite = (kills: number, seed: number): Promise<Ledger> =>
  inTemporaryFolder('chaos-kills', (dataDir) => killApi({ dataDir }, kills, seed));

/** The API on PostgreSQL. */
export async function killOnPostgresql(kills: number, seed: number): Promise<Ledger> {
  const postgresql = await startPostgresql();
  try {
    return await killApi({ databaseUrl: postgresql.url }, kills, seed);
  } finally {
    postgresql.stop();
  }
}
