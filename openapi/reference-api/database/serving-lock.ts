import pg from 'pg';
import { ResetRefusedError } from './reset';

/** Id of an advisory lock: shared by all servers of a database, held alone by a reset. */
const servingLock = 20_002;

/** Milliseconds until a broken connection is opened again. */
const pause = 1000;

const servedByAnother =
  'Another reference API serves the PostgreSQL of DATABASE_URL. Stop it before --reset. Nothing was changed.';

/** Says that this process serves a PostgreSQL, until it is released or the process ends. */
export interface ServingLock {
  release(): Promise<void>;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  // The query that runs fails by itself; a connection that breaks while idle is opened again below.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const share = (client: pg.Client) => client.query('select pg_advisory_lock_shared($1::int)', [servingLock]);

/** Runs `reset` while no other process serves the database. */
async function resetAlone(client: pg.Client, reset: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1::int) as free', [
    servingLock,
  ]);
  if (!rows[0]?.free) throw new ResetRefusedError(servedByAnother);
  await reset();
}

/**
 * Takes the lock of a server. It lives on a connection of its own, because PostgreSQL releases it with the connection;
 * one that breaks is opened again.
 * @param reset empties the database first
 * @throws ResetRefusedError when there is something to reset and another process serves the database
 */
export async function lockForServing(url: string, reset?: () => Promise<void>): Promise<ServingLock> {
  let client = await connect(url);
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;
  try {
    if (reset) await resetAlone(client, reset);
    await share(client);
    if (reset) await client.query('select pg_advisory_unlock($1::int)', [servingLock]);
  } catch (error) {
    await client.end();
    throw error;
  }
  const reopen = async () => {
    const next = await connect(url);
    await share(next);
    client = next;
    if (isReleased) await client.end();
    else watch();
  };
  const reopenLater = () => {
    if (isReleased) return;
    timer = setTimeout(() => void reopen().catch(reopenLater), pause);
    timer.unref();
  };
  const watch = () => client.once('end', reopenLater);
  watch();
  return {
    release: async () => {
      isReleased = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}
