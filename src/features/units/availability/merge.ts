/** Brings what the API says now together with what the build knew. */
import type { LocalizedText } from '../../../i18n';
import type { Building, UnitRow } from '../unit';

export type LiveUnit = UnitRow & { readonly building_id: string; readonly building: LocalizedText };

/**
 * The buildings with fresh units in place of known ones, and new ones added; a unit of an unknown building brings that
 * building.
 * @param complete the fresh units are all there are: known ones that are not among them are gone
 */
export function mergeUnits(
  buildings: readonly Building[],
  fresh: readonly LiveUnit[],
  complete: boolean,
): readonly Building[] {
  const names = new Map(buildings.map(({ id, name }) => [id, name]));
  const left = new Map<string, Map<string, UnitRow>>();
  for (const unit of fresh) {
    names.set(unit.building_id, names.get(unit.building_id) ?? unit.building);
    left.set(unit.building_id, (left.get(unit.building_id) ?? new Map<string, UnitRow>()).set(unit.id, unit));
  }
  const known = new Map(buildings.map((building) => [building.id, building]));
  return [...names].flatMap(([id, name]) => {
    const units = mergeBuilding(known.get(id)?.units ?? [], left.get(id) ?? new Map(), complete);
    return units.length > 0 ? [{ id, name, units }] : [];
  });
}

function mergeBuilding(known: readonly UnitRow[], fresh: Map<string, UnitRow>, complete: boolean): UnitRow[] {
  const kept = known.flatMap((unit) => {
    const next = fresh.get(unit.id);
    if (next) return [next];
    return complete ? [] : [unit];
  });
  const ids = new Set(known.map(({ id }) => id));
  return [...kept, ...[...fresh.values()].filter(({ id }) => !ids.has(id))];
}
