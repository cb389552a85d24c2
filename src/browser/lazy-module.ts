/** A part of the code that is fetched when it is needed, or ahead of that. */
import { isReachable } from './connection';
import { awaited } from './progress';
import { reloadOrSay } from './reload';
import { waitForConnection } from './pending-action';

export interface LazyModule<T> {
  /** What has come already. */
  get: () => T | undefined;
  /** Fetches it. A failure is forgotten: the next call asks anew. */
  load: () => Promise<T>;
  /** Fetches it ahead; a failure is nobody's business yet. */
  prepare: () => void;
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
  return { get: () => value, load, prepare: () => void load().catch(() => undefined) };
}

/**
 * Hands over a part that the visitor waits for, as soon as it can be had: also when the connection comes back only
 * later. Where there is a connection and the part is gone all the same, the page loads anew, as with any code.
 * @param onDeclined called when the visitor would rather do without
 * @returns how to stop waiting
 */
export function loadWithRetry<T>(
  { load }: Pick<LazyModule<T>, 'load'>,
  done: (value: T) => void,
  onDeclined?: () => void,
): () => void {
  let wanted = true;
  let withdraw = () => undefined as void;
  const give = (value: T) => {
    if (wanted) done(value);
    return true;
  };
  void awaited(load()).then(give, async () => {
    if (await isReachable()) {
      // It may have come back just now.
      await load().then(give, () => wanted && reloadOrSay());
    } else if (wanted) {
      withdraw = waitForConnection(async () => {
        if (!(await isReachable())) return false;
        return load().then(give, () => {
          reloadOrSay();
          return true;
        });
      }, onDeclined);
    }
  });
  return () => {
    wanted = false;
    withdraw();
  };
}
