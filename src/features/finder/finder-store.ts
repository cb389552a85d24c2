import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
import { createLazyModule } from '../../browser/lazy-module';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import type { HomeConditions } from '../../domain/conditions/home-conditions';
import type { FinderData } from '../../domain/conditions/finder-data';
import { useOnReconnect } from '../../lists';

type Summary = components['schemas']['ProjectSummary'];

const code = createLazyModule(() => import('./read-finder'));
const store = createStore<FinderData | undefined>(undefined);

/**
 * What the finder looks through: as of the build first, then as the API has it. Undefined until it is there.
 * @param needed loads it, once
 */
export function useFinderData(needed: boolean): FinderData | undefined {
  const [isLive, setIsLive] = useState(false);
  const read = useCallback(() => {
    code.load().then(
      ({ refreshFinder }) => refreshFinder(store).then(setIsLive),
      () => undefined, // tried again when the network is back
    );
  }, []);
  useEffect(() => {
    if (needed) read();
  }, [needed, read]);
  useOnReconnect(needed && !isLive, read);
  return useStore(store, undefined);
}

/** The projects of the API that match, each page of it as `perPage`. `known` rows stand in for those that cannot be read. Rejects where the code cannot be loaded. */
export const findLive = async <Row extends { readonly id: string }>(
  wanted: HomeConditions,
  known: readonly Row[],
): Promise<Result<{ rows: (Summary | Row)[]; perPage: number }>> =>
  (await code.load()).findLive(wanted, known, store);

/** Ids of the projects that match, as far as the finder knows; undefined where it knows nothing yet. */
export const foundIds = (wanted: HomeConditions): Set<string> | undefined =>
  code.get()?.foundIds(wanted, store);
