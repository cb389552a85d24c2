import { useEffect, useMemo, useState } from 'react';
import { withPrerenderedFiles } from '../../domain/views/prerendered-files';
import type { UnitRow } from './unit';
import type { SharedMedia } from './use-unit-media';

/**
 * A unit of a list with its plan, photos and attributes as the API has them now, once they have been read. Price and state
 * stay those of the list, which says when they were read.
 * @param project its id
 * @param media of its project: their files stand for the same pictures of the unit
 * @param isWanted whether to read it
 */
export function useFullUnit(
  project: string,
  listed: UnitRow,
  { floor_plans, unit_photos }: SharedMedia,
  isWanted: boolean,
): UnitRow {
  const [read, setRead] = useState<UnitRow>();
  const { id } = listed;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void import('../../records/read-units')
      .then(({ readUnits }) => readUnits(project, [id], signal))
      .then(
        (answer) => {
          if (answer?.units[0] && !signal.aborted) setRead(answer.units[0]);
        },
        // It stays as the list has it.
        () => undefined,
      );
    return () => controller.abort();
  }, [project, id, isWanted]);
  return useMemo(() => {
    if (read?.id !== listed.id) return listed;
    const { price, state } = listed;
    const files = { floor_plan: floor_plans, photos: unit_photos };
    return withPrerenderedFiles({ ...listed, ...read, price, state }, files);
  }, [listed, read, floor_plans, unit_photos]);
}
