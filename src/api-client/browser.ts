import type { ApiClient } from './client';

/** Where it cannot be loaded, the next call tries again. */
const load = () => import('./checked-client');

/** Of an aborted call nothing is shown, whatever became of its code. */
const failed = (error: unknown, signal: AbortSignal | undefined) => {
  throw signal?.aborted ? new DOMException('Aborted', 'AbortError') : error;
};

const method =
  (name: keyof ApiClient) =>
  (path: string, options?: { signal?: AbortSignal }): Promise<unknown> =>
    load().then(
      ({ checkedClient }) => (checkedClient[name] as (...call: unknown[]) => Promise<unknown>)(path, options),
      (error: unknown) => failed(error, options?.signal),
    );

/**
 * The client of the visitor's browser, configured by the build. Its code, with the check of answers, is loaded with the first
 * call: no page waits for it to be hydrated. A call fails where that cannot be loaded, as one without an answer.
 */
export const api = { GET: method('GET'), POST: method('POST') } as unknown as ApiClient;
