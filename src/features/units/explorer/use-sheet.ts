import { useRef } from 'react';
import type { Building, UnitRow } from '../unit';

export interface SheetHome {
  building: Building;
  unit: UnitRow;
}

export function homeIn(buildings: readonly Building[], id: string | undefined): SheetHome | undefined {
  for (const building of buildings) {
    const unit = building.units.find((candidate) => candidate.id === id);
    if (unit) return { building, unit };
  }
  return undefined;
}

/**
 * The home that the sheet is about. One that goes while its sheet is open stays in it, as gone: nothing closes under a
 * reader's eyes.
 */
export function useSheet(
  home: SheetHome | undefined,
  id: string | undefined,
): (SheetHome & { isGone: boolean }) | undefined {
  const last = useRef<SheetHome>();
  if (home || last.current?.unit.id !== id) last.current = home;
  const shown = last.current;
  return shown && { ...shown, isGone: !home };
}
