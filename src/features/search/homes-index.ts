import { useCallback, useEffect } from 'react';
import { createLazyModule } from '../../browser/lazy-module';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import type { HomesData } from '../../domain/conditions/homes-data';
import { useOnReconnect } from '../../lists';

/** Places and projects of the build. */
export type HomesIndex = Pick<HomesData, 'places' | 'projects'>;

/** Searches, and what they need; loaded when somebody looks for a home. */
export const searchCode = createLazyModule(() => import('./search-code'));
const store = createStore<HomesIndex | undefined>(undefined);

/**
 * Places and projects, as of the build. Undefined until they are read.
 * @param needed reads them, once
 */
export function useHomesIndex(needed: boolean): HomesIndex | undefined {
  const index = useStore(store, undefined);
  const isMissing = needed && index === undefined;
  const read = useCallback(() => {
    searchCode.load().then(
      async ({ readHomesIndex }) => {
        const found = await readHomesIndex();
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
