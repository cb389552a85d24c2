/** What the visitor waits for, as one value: a progress bar shows it. Pages and answers announce themselves here. */
import { createStore, type Store } from './store';

/** A wait shorter than this shows nothing. Milliseconds; specification, section 9. */
export const progressThrottle = 200;
/** The bar grows for this long and then gives up, whatever is still awaited. Milliseconds; specification, section 9. */
export const progressDuration = 5000;
/** How long the full bar is seen at the end. Milliseconds. */
export const progressFarewell = 200;

export type ProgressState = 'idle' | 'running' | 'done';

export interface Progress extends Pick<Store<ProgressState>, 'get' | 'subscribe'> {
  /** Counts something as awaited until the function it returns is called; calling that twice does no harm. */
  begin: () => () => void;
}

export function createProgress(): Progress {
  const state = createStore<ProgressState>('idle');
  const withProgress = new Set<symbol>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(delay: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  }

  function settle(): void {
    withProgress.clear(); // what hangs longer is not shown any more, and its end says nothing
    if (state.get() === 'running') {
      state.set('done');
      after(progressFarewell, () => state.set('idle'));
    } else {
      clearTimeout(timer);
    }
  }

  function run(): void {
    state.set('running');
    after(progressDuration, settle);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    begin() {
      const token = Symbol();
      withProgress.add(token);
      if (withProgress.size === 1) {
        state.set('idle');
        after(progressThrottle, run);
      }
      return () => {
        if (withProgress.delete(token) && withProgress.size === 0) settle();
      };
    },
  };
}

/** The progress of this browser tab. */
export const progress = createProgress();

/**
 * Shows the progress bar while `work` is under way, however it ends. For what the visitor started or waits for: a page,
 * a list with other filters, a form; not for what is refreshed behind their back.
 */
export async function awaited<T>(work: Promise<T>): Promise<T> {
  const end = progress.begin();
  try {
    return await work;
  } finally {
    end();
  }
}
