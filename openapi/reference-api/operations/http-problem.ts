import { STATUS_CODES } from 'node:http';
import type { components } from '../../../src/api-client/schema';

export type Problem = components['schemas']['Problem'];

/** Node still has the older names of these. */
const titles: Record<number, string> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

/** The body of an error answer, RFC 9457. */
export function toProblem(status: number, more: Pick<Problem, 'detail' | 'errors'> = {}): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? STATUS_CODES[status] ?? 'Error',
    status,
    ...more,
  };
}

/** An answer other than success, on purpose. */
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

/** 404: there is no such published thing. */
export const notFound = (detail: string) => new HttpProblem(404, { detail });

/** 422 that names one field. */
export const unprocessable = (field: string, rule: string, message: string) =>
  new HttpProblem(422, { errors: [{ field, rule, message }] });
