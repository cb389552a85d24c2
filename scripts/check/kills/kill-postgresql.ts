import { setTimeout as delay } from 'node:timers/promises';
import { fetchEnquiries } from '../../../openapi/reference-api/enquiries/fetch-enquiries';
import { createRandom } from '../../../openapi/reference-api/generator/random';
import { startApiProcess } from '../../../openapi/reference-api/testing/api-process';
import { startPostgresql } from '../../../openapi/reference-api/testing/postgresql';
import { compare } from './kill-api';
import { emptyLedger, type Ledger } from './ledger';
import { createVisitors, sendEnquiry } from './visitors';

/** Milliseconds of life, and for the API to accept enquiries again. */
const longestLife = 1500;
const patience = 60_000;

/** Kills PostgreSQL again and again while visitors send enquiries to one API, which must go on. */
export async function killPostgresql(kills: number, seed: number): Promise<Ledger> {
  const ledger = emptyLedger();
  const random = createRandom(`kills of PostgreSQL, seed ${seed}`);
  const postgresql = await startPostgresql();
  const settings = { DATABASE_URL: postgresql.url, LOG_LEVEL: 'silent', CREATES_PER_MINUTE: '1000000' };
  const api = startApiProcess([], { ...process.env, ...settings });
  try {
    const url = await api.url;
    const { acknowledged, visit } = createVisitors();
    while (ledger.kills < kills) {
      const visitors = visit(() => url);
      await delay(random.integer(0, longestLife));
      postgresql.kill();
      ledger.kills += 1;
      await delay(random.integer(0, 200));
      await postgresql.start();
      await visitors.stop();
      const key = `a-key-after-kill-${String(ledger.kills).padStart(6, '0')}`;
      const end = Date.now() + patience;
      let reference: string | undefined;
      while (!(reference = await sendEnquiry(url, key))) {
        if (Date.now() > end || api.child.exitCode !== null) {
          ledger.blocked.push(`The API accepts nothing after kill ${ledger.kills}.`);
          return ledger;
        }
        await delay(50);
      }
      acknowledged.set(key, reference);
    }
    compare(ledger, acknowledged, await fetchEnquiries({ databaseUrl: postgresql.url }, {}));
  } finally {
    api.stop('SIGKILL');
    await api.ended;
    postgresql.stop();
  }
  return ledger;
}
