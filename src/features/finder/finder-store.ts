import { useCallback, useEffect, useState } from 'react';
import type { Result } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
import { createLazyModule } from '../../browser/lazy-module';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import type { UnitConditions } from '../../domain/conditions/table';
import type { FinderData, FinderUnit } from '../../domain/conditions/finder-data';
import type { Place } from '../../domain/conditions/place-name';
import type { Places } from '../../domain/conditions/places';
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
export const findLiveProjects = async <Row extends { readonly id: string }>(
  wanted: UnitConditions,
  known: readonly Row[],
  signal: AbortSignal,
): Promise<Result<{ rows: (Summary | Row)[]; perPage: number }>> =>
  (await code.load()).findLiveProjects(wanted, known, signal, store);

/** The units that match now; undefined when nobody can say. Rejects where the code cannot be loaded. */
export const findLiveUnits = async (
  ...search: [wanted: UnitConditions, project: string | undefined, signal: AbortSignal]
): Promise<FinderUnit[] | undefined> => (await code.load()).findLiveUnits(...search);

/** Ids of the projects that match, as far as the finder knows; undefined where it knows nothing yet. */
export const foundIds = (wanted: UnitConditions): Set<string> | undefined =>
  code.get()?.foundIds(wanted, store);

/** The place that an id of the address means; undefined where nothing is known yet. */
export const findPlace = (kind: keyof Places, id: string, places: Places): Place | undefined =>
  code.get()?.placesMeant(id, places, kind)[0];
