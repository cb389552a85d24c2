import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { DirectoryLock } from '../database/data-directory';
import type { Database } from '../database/tables';
import { eraseEnquiries, parseDays, parseReference, type EraseSelection } from '../enquiries/erase-enquiries';
import { parseTime } from '../enquiries/parse-time';
import { enquiryKinds, readEnquiries, type EnquiryFilter } from '../enquiries/read-enquiries';
import { badRequest, notFound } from '../operations/http-problem';

/** For `api:enquiries` while the API has the data directory open. */
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

type Query = Record<string, unknown>;

/**
 * A query parameter that `parse` understands; undefined when it was not sent.
 * @throws HttpProblem 400 naming it otherwise
 */
function read<Value>(
  query: Query,
  name: string,
  expected: string,
  parse: (text: string) => Value | undefined,
) {
  const text = query[name];
  if (text === undefined) return undefined;
  const value = typeof text === 'string' ? parse(text) : undefined;
  if (value === undefined) throw badRequest(name, 'format', `must be ${expected}`);
  return value;
}

const readDays = (query: Query) => read(query, 'older_than', 'a number of days from 1', parseDays);

function toFilter(query: Query): EnquiryFilter {
  const kinds = enquiryKinds.join(', ');
  const kind = read(query, 'kind', `one of ${kinds}`, (text) => enquiryKinds.find((one) => one === text));
  const since = read(query, 'since', 'a date or time, as 2026-11-21', parseTime);
  const days = readDays(query);
  return { ...(kind && { kind }), ...(since && { since }), ...(days && { older_than: days }) };
}

function toSelection(query: Query): EraseSelection {
  const reference = read(query, 'reference', 'a reference number, as SH-20001', parseReference);
  const olderThanDays = readDays(query);
  if (reference && !olderThanDays) return { reference };
  if (olderThanDays && !reference) return { olderThanDays };
  throw badRequest('reference', 'required', 'must be there, or older_than; not both');
}

/**
 * The embedded database can be opened only once, so while the API runs, the operator's tool reads and erases through it. The token
 * is new at each start and is in the lock file, which only its owner can read. All other requests get a 404.
 * @returns undefined where no directory is locked: PostgreSQL can be opened more than once
 */
export function createOperatorAccess(lock: DirectoryLock | undefined) {
  if (!lock) return undefined;
  const token = randomBytes(32).toString('hex');
  return {
    register(server: FastifyInstance, database: Database): void {
      const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
        if (!isOperator(request, token)) throw notFound('No resource at this address');
        reply.header('cache-control', 'no-store');
      };
      server.get<{ Querystring: Query }>(operatorPath, { onRequest }, (request) =>
        readEnquiries(database, toFilter(request.query)),
      );
      server.delete<{ Querystring: Query }>(operatorPath, { onRequest }, (request) =>
        eraseEnquiries(database, toSelection(request.query)),
      );
    },
    announce(url: string): void {
      lock.announce({ url, token });
    },
  };
}
