import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const requestIdHeader = 'X-Request-Id';

/** The id of a request: new for each, so that clients cannot write into the log. */
export const createRequestId = (): string => randomUUID();

/** How the body of a problem names its request (RFC 9457). */
export const instanceOf = ({ request }: FastifyReply): string => `urn:uuid:${String(request.id)}`;

/** For an answer that no hook sees. */
export const nameRequest = (reply: FastifyReply): FastifyReply =>
  reply.header(requestIdHeader, reply.request.id);

/** Every answer names its request, as the log does. */
export function sendRequestIds(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    nameRequest(reply);
  });
}
