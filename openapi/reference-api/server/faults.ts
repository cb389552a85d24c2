import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '../contract/load-contract';

/** What goes wrong with one call, for tests of clients. */
export interface Fault {
  /** Milliseconds to wait first. */
  delay?: number;
  /** Break the connection without an answer. */
  disconnect?: boolean;
  /** Answer with this status instead of doing anything. */
  status?: number;
  headers?: Record<string, string>;
  /** With `status`: the body as it is, JSON or not. */
  body?: string;
}

/** Decides for each call, before anything else looks at it; `undefined` lets it be. */
export type Faults = (call: { operationId: OperationId; url: string }) => Fault | undefined;

/** Carries out a fault. @returns true when the call has been dealt with */
export async function injectFault(
  fault: Fault | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault?.delay) await sleep(fault.delay);
  if (fault?.disconnect) {
    reply.hijack();
    request.raw.destroy();
    return true;
  }
  if (fault?.status === undefined) return false;
  reply
    .code(fault.status)
    .type('application/json')
    .headers(fault.headers ?? {});
  await reply.send(fault.body ?? '');
  return true;
}
