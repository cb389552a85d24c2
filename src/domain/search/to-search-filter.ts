import { unitConditions, type UnitConditions } from '../conditions/table';
import type { SearchFilter } from './search-filter';

/** What visitors ask, as the contract says it. */
export function toSearchFilter(wanted: UnitConditions): SearchFilter {
  const { status_id, available_only, rooms, price_max, city, district, area_min, handover, near } = wanted;
  return {
    ...(status_id && { status_id }),
    ...(available_only && { available_only }),
    ...(rooms && { rooms: [...rooms] }),
    ...(price_max !== undefined && { price_max }),
    ...(city !== undefined && { city }),
    ...(district && { district: [...district] }),
    ...(area_min !== undefined && { area_min }),
    ...(handover !== undefined && { handover: unitConditions.handover.parameter.format(handover) }),
    ...(near && { near: [...near] }),
  };
}
