/** A fetch for the build: bounded in time, patient with a busy or failing API. */
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

export interface RetryingFetchOptions {
  /** How often a request is made at the most. */
  attempts?: number;
  /** Milliseconds after which one attempt is given up. */
  timeout?: number;
  /** Milliseconds before the second attempt; doubled for each further one. */
  delay?: number;
  /** Longest `Retry-After` that is waited for, in milliseconds. */
  longestWait?: number;
  /** Requests under way at once. */
  concurrency?: number;
}

const worthRetrying = (status: number) => status === 429 || status >= 500;

function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('Retry-After');
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Makes a fetch with the same contract as the global one: it rejects only when no attempt got an answer. */
export function createRetryingFetch(options: RetryingFetchOptions = {}) {
  const { attempts = 3, timeout = 20_000, delay = 300, longestWait = 30_000, concurrency = 8 } = options;
  const limit = pLimit(concurrency);

  async function attempt(request: Request, number: number): Promise<Response> {
    const last = number >= attempts;
    let wait = delay * 2 ** (number - 1);
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(timeout) });
      if (last || !worthRetrying(response.status)) return response;
      wait = Math.min(retryAfter(response) ?? wait, longestWait);
      await response.body?.cancel();
    } catch (error) {
      if (last) throw error;
    }
    await sleep(wait);
    return attempt(request, number + 1);
  }

  return (request: Request): Promise<Response> => limit(() => attempt(request, 1));
}
