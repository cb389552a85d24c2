import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { retryAfterSeconds } from '../../api-client/result';

/** Times are in milliseconds. */
export interface RetryingFetchOptions {
  /** How often a request is sent at most. */
  attempts?: number;
  /** Time limit of one attempt. */
  timeout?: number;
  /** Wait before the second attempt; doubled for each further one. */
  delay?: number;
  /** Longest wait that a `Retry-After` may ask for. */
  maxDelay?: number;
  /** Requests at the same time. */
  concurrency?: number;
}

const isRetryable = (status: number) => status === 429 || status >= 500;

/** Makes a fetch that repeats requests to a busy or failing API. It rejects only when no attempt got an answer. */
export function createRetryingFetch(options: RetryingFetchOptions = {}) {
  const { attempts = 3, timeout = 20_000, delay = 300, maxDelay = 30_000, concurrency = 8 } = options;
  const limit = pLimit(concurrency);

  async function send(request: Request, attempt: number): Promise<Response> {
    const isLast = attempt >= attempts;
    let wait = delay * 2 ** (attempt - 1);
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(timeout) });
      if (isLast || !isRetryable(response.status)) return response;
      const retryAfter = retryAfterSeconds(response);
      wait = Math.min(retryAfter === undefined ? wait : retryAfter * 1000, maxDelay);
      await response.body?.cancel();
    } catch (error) {
      if (isLast) throw error;
    }
    await sleep(wait);
    return send(request, attempt + 1);
  }

  return (request: Request): Promise<Response> => limit(() => send(request, 1));
}
