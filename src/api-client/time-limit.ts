/** Milliseconds that a visitor waits for an answer before what is known is shown: longer than a slow network needs. */
const patience = 20_000;

/** Enquiries wait as long as their network does: they are sent again by the outbox alone. */
const isCreate = ({ url }: Request): boolean => /\/create$/.test(url);

/**
 * `fetch` with an end: a call that is not answered in full by then fails as one that nothing came back from. Browsers before
 * 2022 have no `AbortSignal.timeout`, and those before 2023 no `AbortSignal.any`.
 * @param limit milliseconds
 */
export function withTimeLimit(fetch: typeof window.fetch, limit = patience) {
  return async (request: Request): Promise<Response> => {
    if (isCreate(request)) return fetch(request);
    const controller = new AbortController();
    const abort = () => controller.abort();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      abort();
    }, limit);
    request.signal.addEventListener('abort', abort);
    if (request.signal.aborted) abort();
    try {
      return await fetch(request, { signal: controller.signal });
    } catch (error) {
      clearTimeout(timer);
      // An aborted call is one that a newer one replaced, of which nothing is shown.
      throw isLate ? new TypeError('No answer in time') : error;
    }
  };
}
