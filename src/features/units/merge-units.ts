import type { LocalizedText } from '../../lib/localized-text';
import type { Building, UnitRow } from './unit';

export type LiveUnit = UnitRow & { readonly building_id: string; readonly building: LocalizedText };

/**
 * Replaces known units by those of the API's answer and appends new ones. A unit that moved is only in its new building;
 * an unknown building is added; a building without units is left out.
 * @param isComplete the answer has all units of the project: known ones that are not in it are removed
 */
export function mergeUnits(
  buildings: readonly Building[],
  answered: readonly LiveUnit[],
  isComplete: boolean,
): readonly Building[] {
  const remaining = new Map(answered.map((unit) => [unit.id, unit]));
  const answeredIds = new Set(remaining.keys());
  const merged = new Map<string, Building & { readonly units: UnitRow[] }>();
  for (const { id, name, units } of buildings) {
    const current = units.flatMap((unit): UnitRow[] => {
      const live = remaining.get(unit.id);
      if (live?.building_id === id) {
        remaining.delete(unit.id);
        return [live];
      }
      return isComplete || answeredIds.has(unit.id) ? [] : [unit];
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
