import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseAway } from '../database/open-postgresql';
import { HttpProblem, notFound, toProblem, unprocessable } from '../operations/http-problem';
import { instanceOf } from './request-id';

/** Media type of every error. */
export const problemType = 'application/problem+json';

/** Fastify's errors as problems of the contract; undefined for others, which clients do not see. */
function toHttpProblem(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  // The body is no JSON, is empty, or is not as long as it says.
  if (statusCode === 400 && code?.startsWith('FST_ERR_CTP_')) {
    return unprocessable('body', 'json', 'must be JSON');
  }
  if (code === 'FST_CP_ERR_INVALID_CONTENT') {
    return unprocessable('body', 'contentEncoding', 'must be compressed as Content-Encoding says');
  }
  // The path cannot be decoded, is too long or leaves the media directory.
  if ([400, 403, 404, 414].includes(statusCode ?? 0)) return notFound('No resource at this address');
  if (statusCode === 413) return new HttpProblem(413);
  if (statusCode === 429) return new HttpProblem(429);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) {
    return unprocessable('body', 'contentType', 'must be application/json');
  }
  return undefined;
}

/** Seconds after which a client may ask again while the database is away. */
const retryAfter = 5;

/**
 * Sends a thrown value as `application/problem+json`; an unexpected one is logged and becomes a 500 without details, or a 503
 * while the database is away.
 */
export function sendError(error: unknown, reply: FastifyReply): void {
  const expected = toHttpProblem(error);
  const isAway = !expected && isDatabaseAway(error);
  if (!expected) reply.log.error({ err: error }, isAway ? 'the database is away' : 'unexpected error');
  const status = expected?.statusCode ?? (isAway ? 503 : 500);
  if (isAway) reply.header('retry-after', String(retryAfter));
  reply.code(status).type(problemType);
  const problem = { ...(expected?.problem ?? toProblem(status)), instance: instanceOf(reply) };
  // As a string, which is not validated: the contract has no schema of a 500 and a 503.
  void reply.send(expected ? problem : JSON.stringify(problem));
}

/** Every error of the server and every unknown path gets a problem as its response; `*` and whole addresses are none of its paths. */
export function handleErrors(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (!request.raw.url?.startsWith('/')) throw notFound('No resource at this address');
  });
  server.setErrorHandler((error, request, reply) =>
    // Of a body that was sent to nowhere, its errors do not matter.
    sendError(request.is404 ? notFound('No resource at this address') : error, reply),
  );
  server.setNotFoundHandler((_request, reply) => sendError(notFound('No resource at this address'), reply));
}
