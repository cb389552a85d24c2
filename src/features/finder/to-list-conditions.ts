import type { components } from '../../api-client/generated/schema';
import type { HomeConditions } from '../../domain/conditions/home-conditions';
import { manyRooms } from '../../domain/rooms';
import { routes } from '../../lib/routes';
import type { Conditions } from './sentence/conditions';

/** What a sentence asks for and a list cannot filter by. */
export const unfilteredNames = [
  ...(['rent', 'apartment', 'villa', 'area', 'handover', 'near'] as const),
  ...(['furnished', 'unfurnished', 'parking', 'noParking', 'ac', 'noAc', 'kitchen', 'noKitchen'] as const),
];
type UnfilteredName = (typeof unfilteredNames)[number];

export type OfHomes = Pick<
  HomeConditions,
  'city' | 'district' | 'rooms' | 'price_max' | 'area_min' | 'handover' | 'available_only'
> & { near?: Conditions['near'] };

/** By the names of the address of the list of rentals. */
interface OfRentals extends Pick<OfHomes, 'city' | 'district' | 'rooms' | 'price_max'> {
  parking?: boolean;
  has_ac?: boolean;
  has_kitchen?: boolean;
  furnishing?: components['schemas']['Furnishing'];
  status_id?: components['schemas']['RentalState'];
}

/** A read sentence as the filters of the list that answers it, and what that list cannot filter by. */
export type ListConditions = { unfiltered: UnfilteredName[] } & (
  { list: 'projects'; conditions: OfHomes } | { list: 'rentals'; conditions: OfRentals }
);

/** Address of the list of rentals with these conditions. */
export function rentalsWith(conditions: OfRentals): string {
  const values = Object.entries(conditions).map(([name, value]) => [name, String(value)]);
  return routes.rentals + (values.length > 0 ? `?${new URLSearchParams(values).toString()}` : '');
}

/**
 * Parts a read sentence into the filters of a list and what that list cannot filter by.
 * @param hasRentals whether homes for rent are offered
 */
export function toListConditions(said: Conditions, hasRentals: boolean): ListConditions {
  const isRent = said.deal === 'rent';
  if (isRent && hasRentals)
    return { list: 'rentals', conditions: ofRentals(said), unfiltered: saidOf(said, unknownToRentals) };
  const rent: UnfilteredName[] = isRent ? ['rent'] : [];
  return {
    list: 'projects',
    conditions: ofProjects(said, isRent),
    unfiltered: [...rent, ...saidOf(said, unknownToProjects)],
  };
}

const roomsAndPlace = ({ city, districts, rooms }: Conditions) => ({
  ...(rooms && { rooms: Math.min(rooms, manyRooms) }),
  ...(city && { city }),
  ...(districts && { district: districts }),
});

function ofProjects(said: Conditions, isRent: boolean): OfHomes {
  const { price_max, area_min, handover, near, available } = said;
  return {
    ...(available && { available_only: true }),
    ...roomsAndPlace(said),
    // A rent is no price of a home.
    ...(price_max && !isRent && { price_max: Math.round(price_max) }),
    ...(area_min && { area_min: Math.round(area_min) }),
    ...(handover && { handover }),
    ...(near && { near }),
  };
}

function ofRentals(said: Conditions): OfRentals {
  const { price_max, available, furnished, parking, ac, kitchen } = said;
  return {
    ...(available && { status_id: 'available' }),
    ...roomsAndPlace(said),
    ...(price_max && { price_max: Math.round(price_max) }),
    ...(parking !== undefined && { parking }),
    ...(ac !== undefined && { has_ac: ac }),
    ...(kitchen !== undefined && { has_kitchen: kitchen }),
    ...(furnished !== undefined && { furnishing: furnished ? 'furnished' : 'unfurnished' }),
  };
}

const byHome: UnfilteredName[] = ['apartment', 'villa'];
const unknownToRentals: UnfilteredName[] = [...byHome, 'area', 'handover', 'near'];
const unknownToProjects: UnfilteredName[] = [
  ...byHome,
  ...(['furnished', 'unfurnished', 'parking', 'noParking', 'ac', 'noAc', 'kitchen', 'noKitchen'] as const),
];

/** Those of the names that the sentence says. */
function saidOf(said: Conditions, names: readonly UnfilteredName[]): UnfilteredName[] {
  const isSaid: Record<UnfilteredName, boolean> = {
    rent: said.deal === 'rent',
    apartment: said.home === 'apartment',
    villa: said.home === 'villa',
    area: said.area_min !== undefined,
    handover: said.handover !== undefined,
    near: said.near !== undefined,
    furnished: said.furnished === true,
    unfurnished: said.furnished === false,
    parking: said.parking === true,
    noParking: said.parking === false,
    ac: said.ac === true,
    noAc: said.ac === false,
    kitchen: said.kitchen === true,
    noKitchen: said.kitchen === false,
  };
  return names.filter((name) => isSaid[name]);
}
