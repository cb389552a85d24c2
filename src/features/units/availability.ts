import { compareNumbered } from '../../lib/compare-numbered';
import { getSaleState } from '../../domain/sale-state';
import type { Building, UnitRow } from './unit';

export const isAvailable = ({ state }: UnitRow): boolean => state === 'available';

export const countAvailable = (units: readonly UnitRow[]): number => units.filter(isAvailable).length;

/**
 * The buildings with the state `upcoming` in place of `available` for units that are not on sale yet. Unchanged units and
 * buildings stay the same objects.
 * @param status of the project
 */
export function withSaleStates(buildings: readonly Building[], status: string | undefined): Building[] {
  return buildings.map((building) => {
    const units = building.units.map((unit) => {
      const state = getSaleState(unit, status);
      return state === unit.state ? unit : { ...unit, state };
    });
    return units.every((unit, index) => unit === building.units[index]) ? building : { ...building, units };
  });
}

export interface Floor {
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly units: readonly UnitRow[];
}

/** Floors from the top down, the units of each by their numbers. */
export function getFloors(units: readonly UnitRow[]): Floor[] {
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
      units: onFloor.sort((a, b) => compareNumbered(a.flat_number, b.flat_number)),
    }));
}

/** States older than this are marked as outdated. Milliseconds. */
const maxAge = 24 * 60 * 60 * 1000;

/** @param asOf when the states were read, as ISO time @param now milliseconds since 1970 */
export function isOutdated(asOf: string, now: number): boolean {
  const readAt = Date.parse(asOf);
  return Number.isNaN(readAt) || now - readAt > maxAge;
}
