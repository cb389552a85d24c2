import type { components } from '../../api-client/generated/schema';
import type { LocalizedText } from '../../lib/localized-text';
import type { Building, UnitRow } from './unit';

export type LiveUnit = UnitRow & { readonly building_id: string; readonly building: LocalizedText };

/** A unit that can be bought, in brief. */
export type UnitSummary = Readonly<components['schemas']['UnitSummary']>;

/** The known units with what an answer in brief says of them: they can be bought now. The others stay the same objects. */
export function withSummaries(buildings: readonly Building[], answered: readonly UnitSummary[]): Building[] {
  const byId = new Map(answered.map((unit) => [unit.id, unit]));
  return buildings.map((building) => ({
    ...building,
    units: building.units.map((unit) => {
      const summary = byId.get(unit.id);
      if (!summary) return unit;
      const { flat_number, floor, rooms, total_area, price } = summary;
      return { ...unit, flat_number, floor, rooms, total_area, price, state: 'available' };
    }),
  }));
}

/**
 * Replaces known units by those of the API's answer and appends new ones. A unit that moved is only in its new building;
 * an unknown building is added; a building without units is left out.
 * @param asked ids of the units that were asked for: known ones that are not in the answer are removed
 */
export function mergeUnits(
  buildings: readonly Building[],
  answered: readonly LiveUnit[],
  asked: readonly string[],
): readonly Building[] {
  const remaining = new Map(answered.map((unit) => [unit.id, unit]));
  const replacedIds = new Set([...asked, ...remaining.keys()]);
  const merged = new Map<string, Building & { readonly units: UnitRow[] }>();
  for (const { id, name, units } of buildings) {
    const current = units.flatMap((unit): UnitRow[] => {
      const live = remaining.get(unit.id);
      if (live?.building_id === id) {
        remaining.delete(unit.id);
        return [live];
      }
      return replacedIds.has(unit.id) ? [] : [unit];
    });
    merged.set(id, { id, name, units: current });
  }
  for (const unit of remaining.values()) {
    const id = unit.building_id;
    const building = merged.get(id) ?? { id, name: unit.building, units: [] };
    building.units.push(unit);
    merged.set(id, building);
  }
  return [...merged.values()].filter(({ units }) => units.length > 0);
}
