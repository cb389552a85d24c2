/** Tells every page whether the visitor keeps homes, without reading what is kept. */
import { createStore } from '../../browser/store';

/** Where the browser keeps the shortlist; nothing stands there while it is empty. */
export const keptKey = 'shortlist';

/** Counts the changes that this page made: what floats over it looks again. */
const changes = createStore(0);

/** Where storage is refused, what is kept lasts as long as the page. */
let inMemory = false;

export function noteChange(keptInMemory: boolean): void {
  inMemory = keptInMemory;
  changes.set(changes.get() + 1);
}

function mayHaveKept(): boolean {
  try {
    return inMemory || localStorage.getItem(keptKey) !== null;
  } catch {
    return inMemory;
  }
}

/** Acts now if something is kept, and whenever something has been, here or in another tab; until told to stop. */
export function whileKept(act: () => void): () => void {
  const look = () => {
    if (mayHaveKept()) act();
  };
  look();
  window.addEventListener('storage', look);
  const unsubscribe = changes.subscribe(look);
  return () => {
    window.removeEventListener('storage', look);
    unsubscribe();
  };
}
