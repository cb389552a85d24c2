/** Units as they lie in a building. */
import type { UnitRow } from '../unit';

export interface Floor {
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly units: readonly UnitRow[];
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Floors from the top down, the flats of each by their numbers. */
export function floorsOf(units: readonly UnitRow[]): Floor[] {
  const floors = new Map<number, UnitRow[]>();
  for (const unit of units) {
    const floor = floors.get(unit.floor);
    if (floor) floor.push(unit);
    else floors.set(unit.floor, [unit]);
  }
  return [...floors]
    .sort(([a], [b]) => b - a)
    .map(([floor, onFloor]) => ({
      floor,
      units: onFloor.sort((a, b) => byNumber.compare(a.flat_number, b.flat_number)),
    }));
}

export const isAvailable = ({ state }: UnitRow): boolean => state === 'available';

export const countAvailable = (units: readonly UnitRow[]): number => units.filter(isAvailable).length;
