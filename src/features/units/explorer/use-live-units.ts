/** The units of a project as they are now: baked, then asked for by `POST public/projects/apartments`. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { api } from '../../../api/browser';
import { settle } from '../../../api/result';
import type { components } from '../../../api/schema';
import { matches, mergeUnits, type LiveUnit, type UnitFilter } from '../availability';
import type { Building } from '../unit';

type ApartmentFilter = components['schemas']['ApartmentFilter'];

export interface LiveUnits {
  buildings: readonly Building[];
  /** When the states were read. */
  asOf: string;
}

interface Answer {
  units: LiveUnit[];
  asOf: string;
}

/** Every page of the answer, one after the other; undefined when one of them did not come. */
async function ask(filter: ApartmentFilter, signal: AbortSignal): Promise<Answer | undefined> {
  const units: LiveUnit[] = [];
  for (let page = 1; ; page += 1) {
    const result = await settle(
      api.POST('/public/projects/apartments', { body: { ...filter, page }, signal }),
    );
    // An answer that is not what the contract says is no answer.
    if (!result.ok || !Array.isArray(result.value.data) || !result.value.meta) return undefined;
    const { data, meta } = result.value;
    units.push(...data);
    if (data.length === 0 || !(page < meta.last_page)) return { units, asOf: meta.as_of };
  }
}

/**
 * Begins with what was baked, at `builtAt`. Each change of the filter asks again for what the API can filter by; a
 * newer question aborts an older one, and a failed one changes nothing.
 */
export function useLiveUnits(
  project: string,
  baked: readonly Building[],
  builtAt: string,
  { availableOnly, rooms }: UnitFilter,
): LiveUnits {
  const [live, setLive] = useState<LiveUnits>({ buildings: baked, asOf: builtAt });
  const known = useRef(live);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const filter = { available_only: availableOnly, rooms: rooms === undefined ? undefined : [rooms] };
    const filtered = availableOnly || rooms !== undefined;
    const take = ({ units, asOf }: Answer, complete: boolean) => {
      if (signal.aborted) return;
      known.current = { buildings: mergeUnits(known.current.buildings, units, complete), asOf };
      startTransition(() => setLive(known.current));
    };
    const askAll = async () => {
      const answer = await ask({ project_id: project }, signal);
      if (answer) take(answer, true);
    };
    const askFiltered = async () => {
      const answer = await ask({ project_id: project, ...filter }, signal);
      if (!answer) return;
      const ids = new Set(answer.units.map(({ id }) => id));
      const all = known.current.buildings.flatMap(({ units }) => units);
      // A unit that matched and is not in the answer has changed, and only a whole answer says to what.
      const changed = all.some((unit) => !ids.has(unit.id) && matches(unit, { availableOnly, rooms }));
      if (changed) await askAll();
      else take(answer, false);
    };
    void (filtered ? askFiltered() : askAll());
    return () => controller.abort();
  }, [project, availableOnly, rooms]);
  return live;
}
