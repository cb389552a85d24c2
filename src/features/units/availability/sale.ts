/** The states of a project's homes as a buyer means them. */
import { saleStateOf } from '../../../lib/sale-state';
import type { Building } from '../unit';

/** The buildings with `upcoming` in place of `available` wherever a home is not on sale yet. What is right stays the same object. */
export function withSaleStates(buildings: readonly Building[], status: string | undefined): Building[] {
  return buildings.map((building) => {
    const units = building.units.map((unit) => {
      const state = saleStateOf(unit, status);
      return state === unit.state ? unit : { ...unit, state };
    });
    return units.every((unit, index) => unit === building.units[index]) ? building : { ...building, units };
  });
}
