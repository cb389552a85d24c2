/** Fetched data appears no sooner than this after it was asked for, so that lists do not flicker. Milliseconds; specification, section 9. */
export const minimumFetchDelay = 200;

/** What `work` comes to, once at least `delay` milliseconds have passed. A failure is told at once. */
export async function withMinDelay<T>(work: Promise<T>, delay = minimumFetchDelay): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, delay))]);
  return result;
}
