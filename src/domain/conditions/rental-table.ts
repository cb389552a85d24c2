import { Furnishing, RentalState } from '../../api-client/generated/contract-enums';
import { flag, oneOf } from '../../lib/query-codec';
import type { Condition, RentalFacts, Wanted } from './condition';
import { askedConditions } from './match';
import { city, condition, district, priceCondition, roomsCondition } from './table';

// In a file of its own: pages of homes for sale load only the table of these.

/** Something that a home has, or lacks. */
const equipment = (
  [name, without]: readonly [string, string],
  has: (rental: RentalFacts) => boolean | undefined,
  isInList = false,
): Condition<boolean> => ({
  parameter: flag,
  rental: (rental, isWanted) => has(rental) === isWanted,
  isInList,
  label: (isWanted, { t }) => t(isWanted ? name : without),
});

/** What visitors ask of homes for rent, in the order of the address. */
export const rentalConditions = {
  status_id: /* @__PURE__ */ condition<(typeof RentalState)[number]>({
    parameter: /* @__PURE__ */ oneOf(RentalState),
    rental: ({ state }, wanted) => state === wanted,
    isInList: true,
    label: (state, { term }) => term('state', state),
  }),
  has_ac: /* @__PURE__ */ equipment(
    ['hasAc', 'noAc'],
    ({ air_conditioning }) => air_conditioning === 'installed',
    true,
  ),
  has_kitchen: /* @__PURE__ */ equipment(
    ['hasKitchen', 'noKitchen'],
    ({ kitchen }) => kitchen === 'fitted',
    true,
  ),
  rooms: roomsCondition,
  city,
  district,
  price_max: priceCondition,
  parking: /* @__PURE__ */ equipment(['hasParking', 'noParking'], ({ parking_spaces: spaces }) =>
    typeof spaces === 'number' ? spaces > 0 : undefined,
  ),
  furnishing: /* @__PURE__ */ condition<(typeof Furnishing)[number]>({
    parameter: /* @__PURE__ */ oneOf(Furnishing),
    rental: ({ furnishing }, wanted) => furnishing === wanted,
    label: (furnishing, { t }) => t(`furnishings.${furnishing}`),
  }),
};

export type RentalConditions = Wanted<typeof rentalConditions>;

/** Whether something is asked that the API's list cannot answer, so that its rows are matched here. */
export const asksBeyondList = (wanted: object): boolean =>
  askedConditions(rentalConditions, wanted).some(([, { isInList }]) => !isInList);
