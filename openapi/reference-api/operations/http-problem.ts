import { STATUS_CODES } from 'node:http';
import type { components } from '../../../src/api-client/generated/schema';

export type Problem = components['schemas']['Problem'];

/** Node has older names of these. */
const titles: Record<number, string> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

/** The body of an error response, RFC 9457. */
export function toProblem(status: number, more: Pick<Problem, 'detail' | 'errors'> = {}): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? STATUS_CODES[status] ?? 'Error',
    status,
    ...more,
  };
}

/** Thrown for an error response. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly problem: Problem;

  constructor(
    readonly statusCode: number,
    more: Pick<Problem, 'detail' | 'errors'> = {},
  ) {
    super(more.detail ?? `HTTP ${statusCode}`);
    this.problem = toProblem(statusCode, more);
  }
}

/** 404 for what does not exist or is not published. */
export const notFound = (detail: string) => new HttpProblem(404, { detail });

/** 422 naming one field. */
export const unprocessable = (field: string, rule: string, message: string) =>
  new HttpProblem(422, { errors: [{ field, rule, message }] });

/** 400 naming one parameter of a call that is not in the contract. */
export const badRequest = (field: string, rule: string, message: string) =>
  new HttpProblem(400, { errors: [{ field, rule, message }] });
