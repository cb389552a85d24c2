import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../api-client/browser';
import { toResult } from '../../../api-client/result';
import { asksForUnits, matcher } from '../../../domain/conditions/match';
import { useOnReconnect } from '../../../lists';
import { readUnits } from '../../../records/read-units';
import { isAvailable, withSaleStates } from '../availability';
import { mergeUnits, withSummaries, type LiveUnit, type UnitSummary } from '../merge-units';
import type { Building, UnitsProject } from '../unit';
import { toUnitFilter, unitFilters, type UnitFilter } from '../units-query';

/** Units that the API gives by their ids at once. */
const mostById = 50;

/** The units of a project that can be bought now and match, in brief; undefined where nobody can say which those are. */
async function searchUnits(
  project: string,
  { rooms, ...wanted }: UnitFilter,
  signal: AbortSignal,
): Promise<readonly UnitSummary[] | undefined> {
  const body = { project_id: project, ...wanted, ...(rooms && { rooms: [...rooms] }) };
  const asked = { ...body, view: 'summary' as const, units_per_project: 1000 };
  const answer = await toResult(api.POST('/public/projects/apartments', { body: asked, signal }));
  if (!answer.ok) return undefined;
  const { groups, meta } = answer.value as Partial<typeof answer.value>;
  if (!Array.isArray(groups)) return undefined;
  const units = groups.flatMap((group) => group.units);
  // Where one cannot be read, it is not taken for one that cannot be bought.
  return units.length === meta?.units ? units : undefined;
}

/**
 * The units of a project as its page has them, and as the API has those that match, which each change of the filter asks
 * for. What is not as the page has it is read by itself. A newer request aborts an older one. A failed one changes
 * nothing, and is repeated when the visitor is back online.
 * @param initial the page's units; newer ones replace everything
 */
export function useLiveUnits(
  { id, status }: Pick<UnitsProject, 'id' | 'status'>,
  initial: readonly Building[],
  wanted: UnitFilter,
): readonly Building[] {
  const [live, setLive] = useState({ of: initial, buildings: initial });
  const buildings = live.of === initial ? live.buildings : initial;
  const latest = useRef(buildings);
  latest.current = buildings;
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useOnReconnect(
    hasFailed,
    useCallback(() => setAttempt((count) => count + 1), []),
  );
  const searchKey = JSON.stringify(toUnitFilter(wanted));
  useEffect(() => {
    const asked = JSON.parse(searchKey) as UnitFilter;
    if (!asksForUnits(unitFilters, asked)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async (): Promise<boolean> => {
      const found = await searchUnits(id, asked, signal);
      if (!found) return false;
      const foundIds = new Set(found.map((unit) => unit.id));
      const known = withSaleStates(latest.current, status).flatMap(({ units }) => units);
      const knownIds = new Set(known.map((unit) => unit.id));
      const matches = matcher('unit', unitFilters, asked);
      const changed = [
        ...found.filter((unit) => !knownIds.has(unit.id)),
        ...known.filter((unit) => isAvailable(unit) && matches(unit) && !foundIds.has(unit.id)),
      ].map((unit) => unit.id);
      const ids = changed.slice(0, mostById);
      const read = ids.length > 0 ? await readUnits(id, ids, signal) : undefined;
      if (signal.aborted) return true;
      const merged = withSummaries(latest.current, found);
      const next = read && !read.dropped?.length ? mergeUnits(merged, read.units as LiveUnit[], ids) : merged;
      startTransition(() => setLive({ of: initial, buildings: next }));
      return ids.length === 0 || read !== undefined;
    };
    void search().then((hasAnswer) => {
      if (!signal.aborted) setFailed(!hasAnswer);
    });
    return () => controller.abort();
  }, [id, status, initial, searchKey, attempt]);
  return buildings;
}
