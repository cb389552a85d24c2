/** Answers as values: what a call came to, without exceptions. */
import { cleanAnswer } from './clean-answer';
import type { components } from './schema';

export type Problem = components['schemas']['Problem'];

export type Failure =
  /** Nothing came back: no network, a refused connection, a time-out. */
  | { kind: 'unreachable' }
  /** A newer request took its place. */
  | { kind: 'aborted' }
  /** The API answered with an error. */
  | { kind: 'problem'; status: number; problem?: Problem; retryAfter?: number };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
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

/** Awaits a call of the client and turns whatever it comes to into a {@link Result}, cleaned. Never rejects. */
export async function settle<T>(call: Promise<Answer<T>>): Promise<Result<T>> {
  try {
    const { data, error, response } = await call;
    if (response.ok && data !== undefined && data !== null) return { ok: true, value: cleanAnswer(data) };
    return {
      ok: false,
      failure: {
        kind: 'problem',
        status: response.status,
        problem: isProblem(error) ? error : undefined,
        retryAfter: retryAfterSeconds(response),
      },
    };
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError';
    return { ok: false, failure: { kind: aborted ? 'aborted' : 'unreachable' } };
  }
}
