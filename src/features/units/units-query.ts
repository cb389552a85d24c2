import { getParameters } from '../../domain/conditions/condition';
import { area_min, available_only, price_max, rooms } from '../../domain/conditions/unit-rows';
import type { UnitConditions } from '../../domain/conditions/table';
import { createCodec, oneOf, text } from '../../lib/query-codec';

/** What is asked of the units of one project. */
export type UnitFilter = Pick<UnitConditions, 'available_only' | 'rooms' | 'area_min' | 'price_max'>;

export const unitFilters = { available_only, rooms, area_min, price_max };

/** Choices of the units explorer, as query parameters of the project's page. */
export interface UnitsQuery extends UnitFilter {
  /** Id of the building whose tab is open. */
  building?: string;
  /** The building's table is open. */
  view?: 'table';
}

// Marked as pure, so that pages which do not use it drop it from their bundle.
export const unitsQueryCodec = /* @__PURE__ */ createCodec<UnitsQuery>({
  building: /* @__PURE__ */ text(100),
  .../* @__PURE__ */ getParameters(unitFilters),
  view: /* @__PURE__ */ oneOf(['table']),
});

/** The filter alone. */
export const toUnitFilter = ({ available_only, rooms, area_min, price_max }: UnitFilter): UnitFilter => ({
  available_only,
  rooms,
  area_min,
  price_max,
});

/** The query string that opens a project's page with this filter; empty without a filter. */
export const unitsSearch = (filter: UnitFilter): string => unitsQueryCodec.format(toUnitFilter(filter));
