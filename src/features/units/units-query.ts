import { manyRooms } from '../../domain/rooms';
import { area, createCodec, flag, oneOf, price, text, integer } from '../../lib/query-codec';
import type { UnitFilter } from './unit-filter';

/** Choices of the units explorer, as query parameters of the project's page. */
export interface UnitsQuery {
  /** Id of the building whose tab is open. */
  building?: string;
  available_only?: boolean;
  rooms?: number;
  /** m² */
  area_min?: number;
  /** SAR */
  price_max?: number;
  /** The building's table is open. */
  view?: 'table';
}

// Marked as pure, so that pages which do not use it drop it from their bundle.
export const unitsQueryCodec = /* @__PURE__ */ createCodec<UnitsQuery>({
  building: /* @__PURE__ */ text(100),
  available_only: flag,
  rooms: /* @__PURE__ */ integer(1, manyRooms),
  area_min: area,
  price_max: price,
  view: /* @__PURE__ */ oneOf(['table']),
});

export const queryToFilter = ({ available_only, rooms, area_min, price_max }: UnitsQuery): UnitFilter => ({
  availableOnly: available_only,
  rooms,
  minArea: area_min,
  maxPrice: price_max,
});

export const filterToQuery = ({ availableOnly, rooms, minArea, maxPrice }: UnitFilter): UnitsQuery => ({
  available_only: availableOnly || undefined,
  rooms,
  area_min: minArea,
  price_max: maxPrice,
});

/** The query string that opens a project's page with this filter; empty without a filter. */
export const unitsSearch = (filter: UnitFilter): string => unitsQueryCodec.format(filterToQuery(filter));
