import type { FastifyRequest } from 'fastify';
import type { RequestValidator } from '../contract/request-validator';
import { HttpProblem, notFound } from '../operations/http-problem';

/** The error of a call whose key is missing or unknown. */
export const unauthorized = (keyHeader: string): HttpProblem =>
  new HttpProblem(401, { detail: `The ${keyHeader} header is missing or unknown` });

/**
 * The parts of a request, as the contract says they are.
 * @throws HttpProblem 404, or 422 with every invalid field
 */
export function checkedRequest(request: FastifyRequest, validate: RequestValidator) {
  const { params, query, body } = request;
  const { headers, noSuchPath, errors } = validate({ params, query, headers: request.headers, body });
  if (noSuchPath) throw notFound('No resource at this address');
  if (errors.length > 0) throw new HttpProblem(422, { errors });
  return { path: params, query, headers, body };
}
