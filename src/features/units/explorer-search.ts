/** What a visitor looks for among the units of a project, as it stands in the address of its page. */
import { manyRooms } from '../../lib/rooms';
import { createCodec, flag, oneOf, price, text, whole } from '../../lib/query-codec';
import type { UnitFilter } from './availability';

export interface ExplorerChoice {
  /** Id of the building whose tab is open. */
  building?: string;
  available_only?: boolean;
  rooms?: number;
  /** m² */
  area_min?: number;
  /** SAR */
  price_max?: number;
  /** The table of the building is open. */
  view?: 'table';
}

/** Nobody has a flat of more m². */
const largestArea = 100_000;

// Marked as without effect, so that pages which only tell of homes do not carry it.
export const explorerCodec = /* @__PURE__ */ createCodec<ExplorerChoice>({
  building: /* @__PURE__ */ text(100),
  available_only: flag,
  rooms: /* @__PURE__ */ whole(1, manyRooms),
  area_min: /* @__PURE__ */ whole(1, largestArea),
  price_max: price,
  view: /* @__PURE__ */ oneOf(['table']),
});

export const filterOf = ({ available_only, rooms, area_min, price_max }: ExplorerChoice): UnitFilter => ({
  availableOnly: available_only,
  rooms,
  minArea: area_min,
  maxPrice: price_max,
});

export const choiceOf = ({ availableOnly, rooms, minArea, maxPrice }: UnitFilter): ExplorerChoice => ({
  available_only: availableOnly || undefined,
  rooms,
  area_min: minArea,
  price_max: maxPrice,
});

/** The query string that opens a project's page with this filter, or an empty text. */
export const unitsSearch = (filter: UnitFilter): string => explorerCodec.format(choiceOf(filter));
