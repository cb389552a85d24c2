import { useCallback, useEffect } from 'react';
import { createLazyModule } from '../../browser/lazy-module';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import type { FinderData } from '../../domain/conditions/finder-data';
import { useOnReconnect } from '../../lists';

/** Places and projects of the build. */
export type FinderIndex = Pick<FinderData, 'places' | 'projects'>;

/** Searches, and what they need; loaded when somebody looks for a home. */
export const finderCode = createLazyModule(() => import('./read-finder'));
const store = createStore<FinderIndex | undefined>(undefined);

/**
 * Places and projects, as of the build. Undefined until they are read.
 * @param needed reads them, once
 */
export function useFinderIndex(needed: boolean): FinderIndex | undefined {
  const index = useStore(store, undefined);
  const isMissing = needed && index === undefined;
  const read = useCallback(() => {
    finderCode.load().then(
      async ({ readFinderIndex }) => {
        const found = await readFinderIndex();
        if (found) store.set(found);
      },
      () => undefined, // tried again when the network is back
    );
  }, []);
  useEffect(() => {
    if (isMissing) read();
  }, [isMissing, read]);
  useOnReconnect(isMissing, read);
  return index;
}
