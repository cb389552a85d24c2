import { local } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';

/** Key in localStorage; absent while the shortlist is empty. */
export const shortlistKey = 'shortlist';

/** Counts the changes that this page made. */
const changes = createStore(0);

/** Storage is refused, so the shortlist lasts only as long as the page. */
let isInMemory = false;

export function notifyChange(inMemory: boolean): void {
  isInMemory = inMemory;
  changes.set(changes.get() + 1);
}

const mayHaveItems = (): boolean => isInMemory || local.read(shortlistKey) !== undefined;

/**
 * Calls `act` now if the shortlist has items, and after every change, here or in another tab, if it has. Every page
 * uses it, so it does not load the shortlist's own code.
 * @returns stops watching
 */
export function watchNotEmpty(act: () => void): () => void {
  const check = () => {
    if (mayHaveItems()) act();
  };
  check();
  window.addEventListener('storage', check);
  const unsubscribe = changes.subscribe(check);
  return () => {
    window.removeEventListener('storage', check);
    unsubscribe();
  };
}
