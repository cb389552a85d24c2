/**
 * Reads at most once at a time, and waits for it no longer than `limit` milliseconds: callers that come meanwhile share what
 * runs, so that nothing piles up in front of what does not answer.
 * @throws what `read` throws, and an error when the time is over
 */
export function readWithin<Value>(limit: number, read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return async () => {
    running ??= read().finally(() => (running = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} seconds`)), limit);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}
