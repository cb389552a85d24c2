/** Milliseconds from a request until its data may appear, so that lists do not flicker. Specification, section 9. */
export const minimumFetchDelay = 200;

/** The result of `work`, once at least `delay` milliseconds have passed. Rejects at once. */
export async function withMinDelay<T>(work: Promise<T>, delay = minimumFetchDelay): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, delay))]);
  return result;
}
