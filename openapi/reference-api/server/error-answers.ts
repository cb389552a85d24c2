import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { HttpProblem, notFound, toProblem, unprocessable } from '../operations/http-problem';

const problemType = 'application/problem+json';

/** Fastify's errors in the words of the contract; what the contract has no word for is not the client's to know. */
function toHttpProblem(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  // A path that cannot be decoded, is longer than any real one or leaves the media directory leads nowhere.
  if (code === 'FST_ERR_BAD_URL' || [403, 404, 414].includes(statusCode ?? 0))
    return notFound('There is nothing at this address');
  if (statusCode === 413) return new HttpProblem(413);
  if (statusCode === 429) return new HttpProblem(429);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) {
    return unprocessable('body', 'contentType', 'must be application/json');
  }
  if (statusCode === 400) return unprocessable('body', 'json', 'must be JSON');
  return undefined;
}

/** Answers a thrown value as `application/problem+json`; anything unexpected is logged and becomes a bare 500. */
export function answerError(error: unknown, reply: FastifyReply): void {
  const expected = toHttpProblem(error);
  if (!expected) reply.log.error({ err: error }, 'unexpected error');
  const status = expected?.statusCode ?? 500;
  reply.code(status).type(problemType);
  // A string is sent as it is: the contract has no 500, so there is no schema to check one against.
  void reply.send(expected ? expected.problem : JSON.stringify(toProblem(status)));
}

/** Every error of the server, and every unknown path, is answered as a problem. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, _request, reply) => answerError(error, reply));
  server.setNotFoundHandler((_request, reply) =>
    answerError(notFound('There is nothing at this address'), reply),
  );
}
