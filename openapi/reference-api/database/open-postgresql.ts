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
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
