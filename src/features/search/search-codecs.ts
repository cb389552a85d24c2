import { getParameters } from '../../domain/conditions/condition';
import { rentalConditions, type RentalConditions } from '../../domain/conditions/rental-table';
import { unitConditions, type UnitConditions } from '../../domain/conditions/table';
import { createCodec } from '../../lib/query-codec';

/** Conditions as addresses have them, without order and page. */
export const searchCodecs = {
  projects: /* @__PURE__ */ createCodec<UnitConditions>(/* @__PURE__ */ getParameters(unitConditions)),
  rentals: /* @__PURE__ */ createCodec<RentalConditions>(/* @__PURE__ */ getParameters(rentalConditions)),
};
