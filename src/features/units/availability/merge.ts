/** Brings what the API says now together with what the build knew. */
import type { LocalizedText } from '../../../i18n';
import type { Building, UnitRow } from '../unit';

export type LiveUnit = UnitRow & { readonly building_id: string; readonly building: LocalizedText };

/**
 * The buildings with fresh units in place of known ones, and new ones after them. A unit is in one place: that of the
 * fresh answer, where it is in it. One of an unknown building brings that building; a building without units goes.
 * @param complete the fresh units are all there are: known ones that are not among them are gone
 */
export function mergeUnits(
  buildings: readonly Building[],
  fresh: readonly LiveUnit[],
  complete: boolean,
): readonly Building[] {
  const left = new Map(fresh.map((unit) => [unit.id, unit]));
  const answered = new Set(left.keys());
  const merged = new Map<string, Building & { readonly units: UnitRow[] }>();
  for (const { id, name, units } of buildings) {
    const kept = units.flatMap((unit): UnitRow[] => {
      const now = left.get(unit.id);
      if (now?.building_id === id) {
        left.delete(unit.id);
        return [now];
      }
      return complete || answered.has(unit.id) ? [] : [unit];
    });
    merged.set(id, { id, name, units: kept });
  }
  for (const unit of left.values()) {
    const id = unit.building_id;
    const building = merged.get(id) ?? { id, name: unit.building, units: [] };
    building.units.push(unit);
    merged.set(id, building);
  }
  return [...merged.values()].filter(({ units }) => units.length > 0);
}
