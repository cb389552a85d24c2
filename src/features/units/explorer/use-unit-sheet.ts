import { useRef } from 'react';
import type { Building, UnitRow } from '../unit';

export interface LocatedUnit {
  building: Building;
  unit: UnitRow;
}

export function findUnit(buildings: readonly Building[], id: string | undefined): LocatedUnit | undefined {
  for (const building of buildings) {
    const unit = building.units.find((candidate) => candidate.id === id);
    if (unit) return { building, unit };
  }
  return undefined;
}

/**
 * The unit whose sheet is open. A unit that is removed while its sheet is open stays in it, as removed, so that the sheet
 * does not close while it is read.
 * @param requested the unit that the address names, if the project has it
 * @param id of the unit that the address names
 */
export function useUnitSheet(
  requested: LocatedUnit | undefined,
  id: string | undefined,
): (LocatedUnit & { isRemoved: boolean }) | undefined {
  const last = useRef<LocatedUnit>();
  if (requested || last.current?.unit.id !== id) last.current = requested;
  const shown = last.current;
  return shown && { ...shown, isRemoved: !requested };
}
