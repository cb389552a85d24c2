import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DirectoryLock } from '../database/data-directory';
import type { Database } from '../database/tables';
import { parseTime } from '../enquiries/parse-time';
import { enquiryKinds, readEnquiries, type EnquiryFilter } from '../enquiries/read-enquiries';
import { badRequest, notFound } from '../operations/http-problem';

/** Read by `api:enquiries` while the API has the data directory open. */
export const operatorPath = '/operator/enquiries';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function isOperator(request: Pick<FastifyRequest, 'headers' | 'socket'>, token: string): boolean {
  const received = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return (
    loopback.has(request.socket.remoteAddress ?? '') &&
    received.length === expected.length &&
    timingSafeEqual(received, expected)
  );
}

/** @throws HttpProblem 400 naming the parameter that is malformed */
function toFilter({ kind, since }: Record<string, unknown>): EnquiryFilter {
  const known = enquiryKinds.find((one) => one === kind);
  const time = typeof since === 'string' ? parseTime(since) : undefined;
  if (kind !== undefined && !known)
    throw badRequest('kind', 'enum', `must be one of ${enquiryKinds.join(', ')}`);
  if (since !== undefined && !time)
    throw badRequest('since', 'format', 'must be a date or time, as 2026-11-21');
  return { ...(known && { kind: known }), ...(time && { since: time }) };
}

/**
 * The embedded database can be opened only once, so while the API runs, the operator's tool reads through it. The token
 * is new at each start and is in the lock file, which only its owner can read. All other requests get a 404.
 * @returns undefined where no directory is locked: PostgreSQL can be opened more than once
 */
export function createOperatorAccess(lock: DirectoryLock | undefined) {
  if (!lock) return undefined;
  const token = randomBytes(32).toString('hex');
  return {
    register(server: FastifyInstance, database: Database): void {
      server.get<{ Querystring: Record<string, unknown> }>(operatorPath, async (request, reply) => {
        if (!isOperator(request, token)) throw notFound('No resource at this address');
        reply.header('cache-control', 'no-store');
        return readEnquiries(database, toFilter(request.query));
      });
    },
    announce(url: string): void {
      lock.announce({ url, token });
    },
  };
}
