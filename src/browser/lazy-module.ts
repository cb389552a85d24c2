import { isReachable } from './connection';
import { waitForConnection } from './pending-action';
import { withProgress } from './progress';
import { reloadOrShowNotice } from './reload';

/** Code that is fetched when it is needed, or before. */
export interface LazyModule<T> {
  /** The module if it has loaded. */
  get: () => T | undefined;
  /** Fetches it once. After a failure the next call tries again. */
  load: () => Promise<T>;
  /** Fetches it ahead and ignores a failure. */
  preload: () => void;
}

export function createLazyModule<T>(fetch: () => Promise<T>): LazyModule<T> {
  let value: T | undefined;
  let loading: Promise<T> | undefined;
  const load = () => {
    loading ??= fetch().then(
      (loaded) => (value = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { get: () => value, load, preload: () => void load().catch(() => undefined) };
}

/**
 * Loads a module that the visitor waits for, also when the connection comes back only later. Where the host answers but
 * the file is missing, the page reloads, as for any missing chunk.
 * @param onDismissed called when the visitor gives up waiting
 * @returns a function that stops waiting
 */
export function loadWithRetry<T>(
  { load }: Pick<LazyModule<T>, 'load'>,
  done: (value: T) => void,
  onDismissed?: () => void,
): () => void {
  let wanted = true;
  let cancel = () => undefined as void;
  const deliver = (value: T) => {
    if (wanted) done(value);
    return true;
  };
  void withProgress(load()).then(deliver, async () => {
    if (await isReachable()) {
      // The connection may have come back just now.
      await load().then(deliver, () => wanted && reloadOrShowNotice());
    } else if (wanted) {
      cancel = waitForConnection(async () => {
        if (!(await isReachable())) return false;
        return load().then(deliver, () => {
          reloadOrShowNotice();
          return true;
        });
      }, onDismissed);
    }
  });
  return () => {
    wanted = false;
    cancel();
  };
}
