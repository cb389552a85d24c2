/** The units of a project as they are now: prerendered, then asked for by `POST public/projects/apartments`. */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../api-client/browser';
import { toResult } from '../../../api-client/result';
import type { components } from '../../../api-client/schema';
import { useWhenBack } from '../../../lists';
import { matches, mergeUnits, withSaleStates, type LiveUnit, type UnitFilter } from '../availability';
import type { Building } from '../unit';
import type { UnitsProject } from '../units-project';

type ApartmentFilter = components['schemas']['ApartmentFilter'];

export interface LiveUnits {
  buildings: readonly Building[];
  /** When the states were read. */
  asOf: string;
  /** The API has been asked since the build. */
  isLive: boolean;
}

interface Answer {
  units: LiveUnit[];
  asOf: string;
}

/** Every page of the answer, one after the other; undefined when one of them did not come. */
async function ask(filter: ApartmentFilter, signal: AbortSignal): Promise<Answer | undefined> {
  const units: LiveUnit[] = [];
  for (let page = 1; ; page += 1) {
    const result = await toResult(
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
 * Begins with what the page knows, at `builtAt`, anew when it knows better, and asks for all units once. Each change of the filter then asks again for
 * what the API can filter by; a newer question aborts an older one. A failed one changes nothing, and is asked again
 * when the network is back. The time is that of the oldest state shown.
 */
export function useLiveUnits(
  { id, status }: Pick<UnitsProject, 'id' | 'status'>,
  prerendered: readonly Building[],
  builtAt: string,
  { availableOnly, rooms, maxPrice }: UnitFilter,
): LiveUnits {
  const [live, setLive] = useState<LiveUnits>({ buildings: prerendered, asOf: builtAt, isLive: false });
  const known = useRef({ ...live, whole: false });
  const before = useRef(prerendered);
  useEffect(() => {
    if (before.current === prerendered) return;
    // The page knows all of the project anew.
    before.current = prerendered;
    known.current = { buildings: prerendered, asOf: builtAt, isLive: true, whole: true };
    startTransition(() => setLive(known.current));
  }, [prerendered, builtAt]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useWhenBack(
    failed,
    useCallback(() => setAttempt((times) => times + 1), []),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const filter = { availableOnly, rooms, maxPrice };
    const filtered = availableOnly || rooms !== undefined || maxPrice !== undefined;
    const take = ({ units, asOf }: Answer, complete: boolean) => {
      known.current = {
        buildings: mergeUnits(known.current.buildings, units, complete),
        asOf: complete ? asOf : known.current.asOf,
        isLive: true,
        whole: complete || known.current.whole,
      };
      startTransition(() => setLive(known.current));
    };
    const askAll = async (): Promise<boolean> => {
      const answer = await ask({ project_id: id }, signal);
      if (answer && !signal.aborted) take(answer, true);
      return answer !== undefined;
    };
    const askFiltered = async (): Promise<boolean> => {
      const answer = await ask(
        {
          project_id: id,
          available_only: availableOnly,
          rooms: rooms === undefined ? undefined : [rooms],
          price_max: maxPrice,
        },
        signal,
      );
      if (!answer || signal.aborted) return answer !== undefined;
      const ids = new Set(answer.units.map((unit) => unit.id));
      const all = withSaleStates(known.current.buildings, status).flatMap(({ units }) => units);
      // A unit that matched and is not in the answer has changed, and only a whole answer says to what.
      if (all.some((unit) => !ids.has(unit.id) && matches(unit, filter))) return askAll();
      take(answer, false);
      return true;
    };
    void (filtered && known.current.whole ? askFiltered() : askAll()).then((answered) => {
      if (!signal.aborted) setFailed(!answered);
    });
    return () => controller.abort();
  }, [id, status, availableOnly, rooms, maxPrice, attempt]);
  return live;
}
