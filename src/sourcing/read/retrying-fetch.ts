import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { retryAfterSeconds } from '../../api-client/result';
import { fetchFollowing, FinalError, sameHostOnly, type TargetCheck } from './follow-redirects';
import { readBody } from './read-body';

/** Times are in milliseconds. */
export interface RetryingFetchOptions {
  /** How often a request is sent at most. */
  attempts?: number;
  /** Time limit of one attempt, until the last byte. */
  timeout?: number;
  /** Wait before the second attempt; doubled for each further one. */
  delay?: number;
  /** Longest wait that a `Retry-After` may ask for. */
  maxDelay?: number;
  /** Requests at the same time. */
  concurrency?: number;
  /** Bytes of an answer at most. */
  maxSize?: number;
  /** After so many requests in a row that a host did not answer no further one is sent to it: nobody is there. */
  patience?: number;
  /** Where requests may go, redirects included; by itself only to the host that was asked. */
  check?: TargetCheck;
}

const isRetryable = (status: number) => status === 429 || status >= 500;

/**
 * Makes a fetch that repeats requests to a busy or failing API. Answers come whole, with their body read. It rejects only
 * when no attempt got an answer, or when one is too large or not of the host that was asked.
 */
export function createRetryingFetch(options: RetryingFetchOptions = {}) {
  const { attempts = 3, timeout = 20_000, delay = 300, maxDelay = 30_000, concurrency = 8 } = options;
  const { maxSize = 32 * 2 ** 20, patience = 6, check = sameHostOnly } = options;
  const limit = pLimit(concurrency);
  const unanswered = new Map<string, number>();

  async function sendOnce(request: Request): Promise<Response> {
    const response = await fetchFollowing(request, { signal: AbortSignal.timeout(timeout) }, check);
    const body = await readBody(response, maxSize);
    if (body === 'too-large') throw new FinalError(`the answer has more than ${maxSize / 2 ** 20} MB`);
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  }

  async function send(request: Request, attempt: number): Promise<Response> {
    const { host } = new URL(request.url);
    const silence = unanswered.get(host) ?? 0;
    if (silence >= patience) throw new FinalError(`${host} has stopped answering`);
    const isLast = attempt >= attempts;
    let wait = delay * 2 ** (attempt - 1);
    try {
      const response = await sendOnce(request);
      unanswered.delete(host);
      if (isLast || !isRetryable(response.status)) return response;
      const retryAfter = retryAfterSeconds(response);
      wait = Math.min(retryAfter === undefined ? wait : retryAfter * 1000, maxDelay);
    } catch (error) {
      if (error instanceof FinalError) throw error;
      if (isLast) {
        unanswered.set(host, (unanswered.get(host) ?? 0) + 1);
        throw error;
      }
    }
    await sleep(wait);
    return send(request, attempt + 1);
  }

  return (request: Request): Promise<Response> => limit(() => send(request, 1));
}
