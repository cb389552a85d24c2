import { setTimeout as sleep } from 'node:timers/promises';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { OperationId } from '../contract/load-contract';

/** A fault of one call, for tests of clients. */
export interface Fault {
  /** Milliseconds before anything else. */
  delay?: number;
  /** Close the connection without a response. */
  disconnect?: boolean;
  /** Respond with this status instead of handling the call. */
  status?: number;
  headers?: Record<string, string>;
  /** With `status`: the body, JSON or not. */
  body?: string;
}

/** Chooses the fault of each call, before it is handled; `undefined` for none. */
export type Faults = (call: { operationId: OperationId; url: string }) => Fault | undefined;

/** A hook that applies the faults of one operation. */
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
