import { setTimeout as sleep } from 'node:timers/promises';
import type { onRequestAsyncHookHandler } from 'fastify';
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

/** A hook that carries out the faults of one operation; what they leave alone goes on as ever. */
export function injectFaults(
  faults: Faults | undefined,
  operationId: OperationId,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const fault = faults?.({ operationId, url: request.url });
    if (fault?.delay) await sleep(fault.delay);
    if (fault?.disconnect) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    if (fault?.status === undefined) return;
    reply
      .code(fault.status)
      .type('application/json')
      .headers(fault.headers ?? {});
    return reply.send(fault.body ?? '');
  };
}
