import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { DirectoryLock } from '../database/data-directory';
import type { Database } from '../database/tables';
import { notFound } from '../operations/http-problem';
import { registerOperatorBackup } from './operator-backup';
import { registerOperatorEnquiries } from './operator-enquiries';
import { registerOperatorRecords } from './operator-records';

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

/**
 * The embedded database can be opened only once, so while the API runs, the operator's commands work through it. The token
 * is new at each start and is in the lock file, which only its owner can read. All other requests get a 404.
 * @returns undefined where no directory is locked: PostgreSQL can be opened more than once
 */
export function createOperatorAccess(lock: DirectoryLock | undefined) {
  if (!lock) return undefined;
  const token = randomBytes(32).toString('hex');
  const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
    if (!isOperator(request, token)) throw notFound('No resource at this address');
    reply.header('cache-control', 'no-store');
  };
  return {
    register(server: FastifyInstance, database: Database): void {
      registerOperatorEnquiries(server, database, onRequest);
      registerOperatorRecords(server, database, onRequest);
      registerOperatorBackup(server, database, onRequest);
    },
    announce(url: string): void {
      lock.announce({ url, token });
    },
  };
}
