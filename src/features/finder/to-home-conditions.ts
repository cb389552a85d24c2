import type { HomeConditions } from '../../lib/finder/home-conditions';
import { manyRooms } from '../../lib/rooms';
import type { Conditions } from './sentence/conditions';

/** What a sentence asks for and the list cannot filter by. */
export const unfilteredNames = ['apartment', 'villa', 'furnished', 'parking', 'ac', 'kitchen'] as const;

export interface FilterableSentence {
  conditions: Pick<
    HomeConditions,
    'city' | 'district' | 'rooms' | 'price_max' | 'area_min' | 'handover' | 'available_only'
  > & { near?: Conditions['near'] };
  unfiltered: (typeof unfilteredNames)[number][];
  isRent: boolean;
}

/** Parts a read sentence into the filters of the list of projects and what that list cannot filter by. */
export function toHomeConditions(said: Conditions): FilterableSentence {
  const { city, districts, rooms, price_max, area_min, handover, near, available } = said;
  const isRent = said.deal === 'rent';
  const unfiltered = unfilteredNames.filter((name) =>
    name === 'apartment' || name === 'villa' ? said.home === name : said[name] !== undefined,
  );
  return {
    conditions: {
      ...(available && { available_only: true }),
      ...(rooms && { rooms: Math.min(rooms, manyRooms) }),
      // A rent is no price of a home.
      ...(price_max && !isRent && { price_max: Math.round(price_max) }),
      ...(city && { city }),
      ...(districts && { district: districts }),
      ...(area_min && { area_min: Math.round(area_min) }),
      ...(handover && { handover }),
      ...(near && { near }),
    },
    unfiltered,
    isRent,
  };
}
