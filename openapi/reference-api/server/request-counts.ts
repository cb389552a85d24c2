import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '../database/tables';

/** Kept only as long as they count. An address is personal: it is not stored itself. */
const toKey = (address: string) => createHash('sha256').update(address).digest('base64url');

/**
 * Counts one more request of this address.
 * @param window milliseconds, from the first request on
 * @returns the requests of its window, and the milliseconds until that ends
 */
async function countRequest(database: Database, address: string, window: number) {
  const length = sql`make_interval(secs => ${window / 1000}::float8)`;
  const { rows } = await sql<{ current: number; ttl: number }>`
    insert into request_counts as known (address, count, started_at)
    values (${toKey(address)}, 1, clock_timestamp())
    on conflict (address) do update set
      count = case when known.started_at + ${length} <= clock_timestamp() then 1 else known.count + 1 end,
      started_at = case when known.started_at + ${length} <= clock_timestamp() then clock_timestamp() else known.started_at end
    returning count as current,
      greatest(0, extract(epoch from started_at + ${length} - clock_timestamp()) * 1000)::float8 as ttl`.execute(
    database,
  );
  const [counted = { current: 1, ttl: window }] = rows;
  if (counted.current === 1) {
    await sql`delete from request_counts where address in (
      select address from request_counts where started_at + ${length} <= clock_timestamp()
      for update skip locked)`.execute(database);
  }
  return counted;
}

/** Where `@fastify/rate-limit` counts: in the database, so that all processes of one have one limit. */
export const requestCountsIn = (database: Database): FastifyRateLimitStoreCtor =>
  class RequestCounts implements FastifyRateLimitStore {
    incr(...[address, callback, window]: Parameters<FastifyRateLimitStore['incr']>): void {
      countRequest(database, address, window).then(
        (counted) => callback(null, counted),
        (error: Error) => callback(error),
      );
    }

    child(): RequestCounts {
      return this;
    }
  };
