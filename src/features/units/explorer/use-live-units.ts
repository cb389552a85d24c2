import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../api-client/browser';
import { readAllPages } from '../../../api-client/read-pages';
import { toResult } from '../../../api-client/result';
import type { components } from '../../../api-client/generated/schema';
import { matcher, toUnitSearch } from '../../../domain/conditions/match';
import { useOnReconnect } from '../../../lists';
import { withSaleStates } from '../availability';
import { mergeUnits, type LiveUnit } from '../merge-units';
import type { Building, UnitsProject } from '../unit';
import { unitFilters, type UnitFilter } from '../units-query';

type ApartmentFilter = components['schemas']['ApartmentFilter'];

export interface LiveUnits {
  buildings: readonly Building[];
  /** When the oldest of the states was read. */
  asOf: string;
  /** The API has answered since the build. */
  isLive: boolean;
}

interface FetchedUnits {
  units: LiveUnit[];
  asOf: string;
  /** Units are left out because they do not fit the contract. */
  hasDropped: boolean;
}

/** All pages of `POST public/projects/apartments`; undefined when one is unavailable or malformed. */
async function fetchUnits(filter: ApartmentFilter, signal: AbortSignal): Promise<FetchedUnits | undefined> {
  const result = await readAllPages((page) =>
    toResult(api.POST('/public/projects/apartments', { body: { ...filter, page }, signal })),
  );
  if (!result.ok) return undefined;
  const { data, meta, hasDropped } = result.value;
  return { units: data, asOf: meta.as_of, hasDropped };
}

/**
 * The units of a project: those of the page first, then those of the API. All units are requested once; each change of
 * the filter then requests the matching ones, as far as the API can filter. A newer request aborts an older one. A failed
 * one changes nothing, and is repeated when the visitor is back online.
 * @param initial the page's units; newer ones replace everything
 * @param initialAsOf when they were read, as ISO time
 */
export function useLiveUnits(
  { id, status }: Pick<UnitsProject, 'id' | 'status'>,
  initial: readonly Building[],
  initialAsOf: string,
  wanted: UnitFilter,
): LiveUnits {
  const [live, setLive] = useState<LiveUnits>({ buildings: initial, asOf: initialAsOf, isLive: false });
  const latest = useRef({ ...live, isComplete: false });
  const lastInitial = useRef(initial);
  useEffect(() => {
    if (lastInitial.current === initial) return;
    lastInitial.current = initial;
    latest.current = { buildings: initial, asOf: initialAsOf, isLive: true, isComplete: true };
    startTransition(() => setLive(latest.current));
  }, [initial, initialAsOf]);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useOnReconnect(
    hasFailed,
    useCallback(() => setAttempt((count) => count + 1), []),
  );
  // The least area is not among it: the API has no filter for it.
  const searchKey = JSON.stringify(toUnitSearch(unitFilters, wanted));
  const latestWanted = useRef(wanted);
  latestWanted.current = wanted;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const search = JSON.parse(searchKey) as ReturnType<typeof toUnitSearch>;
    const isFiltered = Object.keys(search).length > 0;
    const merge = ({ units, asOf }: FetchedUnits, isComplete: boolean) => {
      latest.current = {
        buildings: mergeUnits(latest.current.buildings, units, isComplete),
        asOf: isComplete ? asOf : latest.current.asOf,
        isLive: true,
        isComplete: isComplete || latest.current.isComplete,
      };
      startTransition(() => setLive(latest.current));
    };
    const loadAll = async (): Promise<boolean> => {
      const answer = await fetchUnits({ project_id: id }, signal);
      if (answer && !signal.aborted) merge(answer, !answer.hasDropped);
      return answer !== undefined;
    };
    const loadFiltered = async (): Promise<boolean> => {
      const answer = await fetchUnits({ project_id: id, ...search }, signal);
      if (!answer || signal.aborted) return answer !== undefined;
      const ids = new Set(answer.units.map((unit) => unit.id));
      const all = withSaleStates(latest.current.buildings, status).flatMap(({ units }) => units);
      // A unit that matched and is not in the answer has changed, and only a complete answer has its new state.
      if (all.filter(matcher('unit', unitFilters, latestWanted.current)).some((unit) => !ids.has(unit.id)))
        return loadAll();
      merge(answer, false);
      return true;
    };
    void (isFiltered && latest.current.isComplete ? loadFiltered() : loadAll()).then((hasAnswer) => {
      if (!signal.aborted) setFailed(!hasAnswer);
    });
    return () => controller.abort();
  }, [id, status, searchKey, attempt]);
  return live;
}
