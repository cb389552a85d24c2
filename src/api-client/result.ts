import { sanitizeResponse } from './sanitize-response';
import { findCheck, type DroppedPart } from './response-check';
import type { components } from './generated/schema';

export type Problem = components['schemas']['Problem'];

export type Failure =
  /** Nothing came back: no network, a refused connection, a time-out. */
  | { kind: 'unreachable' }
  /** A newer request took its place. */
  | { kind: 'aborted' }
  /** What came back does not fit the contract: as if nothing had come. */
  | { kind: 'malformed' }
  /** The API answered with an error. */
  | { kind: 'problem'; status: number; problem?: Problem; retryAfter?: number };

/** A call never throws: errors are values. */
export type Result<T> =
  /** `dropped`: parts that are not in `value` because they did not fit. They are unknown, not withdrawn. */
  { ok: true; value: T; dropped?: readonly DroppedPart[] } | { ok: false; failure: Failure };

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** False where the check cannot be loaded: the status still says what happened. */
async function fitsContract(error: unknown, response: Response): Promise<boolean> {
  try {
    const check = await findCheck(response);
    return check?.problem(error) ?? true;
  } catch {
    return false;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'status' in value && 'title' in value;
}

/** Seconds that a `Retry-After` header asks for, given as seconds or as a date; undefined for none. */
export function retryAfterSeconds(response: Response): number | undefined {
  const header = response.headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : undefined;
}

/**
 * Awaits a call of the client and answers with a {@link Result}: sanitized, and checked against the contract. Never rejects.
 * @param known what is known of the answer's `data`: stands in for those of its members and rows that do not fit
 */
export async function toResult<T>(call: Promise<Answer<T>>, known?: object): Promise<Result<T>> {
  try {
    const { data, error, response } = await call;
    if (response.ok && data !== undefined && data !== null) {
      const value = sanitizeResponse(data);
      const check = await findCheck(response);
      const checked = check?.answer(value, known);
      if (check && !checked) return { ok: false, failure: { kind: 'malformed' } };
      return { ok: true, value, ...(checked?.dropped.length && { dropped: checked.dropped }) };
    }
    return {
      ok: false,
      failure: {
        kind: 'problem',
        status: response.status,
        problem: isProblem(error) && (await fitsContract(error, response)) ? error : undefined,
        retryAfter: retryAfterSeconds(response),
      },
    };
  } catch (error) {
    return { ok: false, failure: { kind: kindOf(error) } };
  }
}

function kindOf(error: unknown): 'aborted' | 'malformed' | 'unreachable' {
  if (error instanceof DOMException && error.name === 'AbortError') return 'aborted';
  // Not JSON.
  return error instanceof SyntaxError ? 'malformed' : 'unreachable';
}
