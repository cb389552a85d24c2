import { createStore, type Store } from './store';

/** A wait shorter than this shows nothing. Milliseconds; specification, section 9. */
const progressThrottle = 200;
/** The bar grows for this long and then ends, whatever is still pending. Milliseconds; specification, section 9. */
export const progressDuration = 5000;
/** How long the full bar stays at the end. Milliseconds. */
const progressFadeOut = 200;

export type ProgressState = 'idle' | 'running' | 'done';

export interface Progress extends Pick<Store<ProgressState>, 'get' | 'subscribe'> {
  /** Counts one pending task until the function it returns is called; calling that twice does no harm. */
  begin: () => () => void;
}

export function createProgress(): Progress {
  const state = createStore<ProgressState>('idle');
  const pending = new Set<symbol>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delay: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  }

  function finish(): void {
    pending.clear(); // a task that hangs longer is no longer shown, and its end changes nothing
    if (state.get() === 'running') {
      state.set('done');
      schedule(progressFadeOut, () => state.set('idle'));
    } else {
      clearTimeout(timer);
    }
  }

  function run(): void {
    state.set('running');
    schedule(progressDuration, finish);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    begin() {
      const token = Symbol();
      pending.add(token);
      if (pending.size === 1) {
        state.set('idle');
        schedule(progressThrottle, run);
      }
      return () => {
        if (pending.delete(token) && pending.size === 0) finish();
      };
    },
  };
}

/** The progress bar of this browser tab: page navigations, lists and forms report to it. */
export const progress = createProgress();

/**
 * Shows the progress bar until `work` settles. For what the visitor waits for (a page, a list with other filters, a
 * form), not for background refreshes.
 */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  const end = progress.begin();
  try {
    return await work;
  } finally {
    end();
  }
}
