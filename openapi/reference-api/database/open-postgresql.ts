import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './tables';

/** Calendar dates stay `YYYY-MM-DD`: as a `Date` they would depend on the server's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/**
 * A pool of connections to the PostgreSQL at `url`. None is opened before the first query.
 * @param onIdleError called when an idle connection breaks; the pool opens another one by itself
 */
export function openPostgresql(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onIdleError);
  // A connection that breaks while it is in use fails its query, and says so here too: without a listener Node would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** PostgreSQL: connections fail, it is being stopped or started, or has no connection left. Node: nobody listens there. */
const codesOfAbsence =
  /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** What the driver itself says, without a code. */
const wordsOfAbsence =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the database cannot be reached now; the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const {
    code,
    message = '',
    errors = [],
  } = Object(error) as Partial<NodeJS.ErrnoException & AggregateError>;
  // An address may stand for several, each with an error of its own.
  if (errors.length > 0) return errors.every(isDatabaseAway);
  return code === undefined ? wordsOfAbsence.test(message) : codesOfAbsence.test(code);
}
