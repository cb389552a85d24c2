import { toListConditions } from './to-list-conditions';

test('what the list can filter by becomes filters, and nothing is claimed that it cannot', () => {
  expect(
    toListConditions(
      {
        ...{ deal: 'sale', kind: 'villa', city: 'riyadh', district: ['alyasmin'], rooms: [6] },
        ...{ price_max: 1_200_000, area_min: 150, handover: 'ready', near: ['school'] },
        ...{ available_only: true, parking: true, has_kitchen: false },
      },
      true,
    ),
  ).toEqual({
    list: 'projects',
    conditions: {
      ...{ city: 'riyadh', district: ['alyasmin'], rooms: [5], price_max: 1_200_000, area_min: 150 },
      ...{ handover: 'ready', near: ['school'], available_only: true },
    },
    unfiltered: { kind: 'villa', parking: true, has_kitchen: false },
  });
});

test('a sentence about renting becomes filters of the rentals', () => {
  expect(
    toListConditions(
      {
        ...{
          deal: 'rent',
          kind: 'apartment',
          city: 'riyadh',
          rooms: [2],
          price_max: 60_000,
          near: ['school'],
        },
        ...{ available_only: true, furnished: true, parking: false, has_ac: true, has_kitchen: true },
      },
      true,
    ),
  ).toEqual({
    list: 'rentals',
    conditions: {
      ...{ city: 'riyadh', rooms: [2], price_max: 60_000, status_id: 'available', furnishing: 'furnished' },
      ...{ parking: false, has_ac: true, has_kitchen: true },
    },
    unfiltered: { kind: 'apartment', near: ['school'] },
  });
});

test('where no homes are rented out, a rent is no price of a home for sale', () => {
  expect(toListConditions({ deal: 'rent', price_max: 45_000, furnished: false }, false)).toEqual({
    list: 'projects',
    conditions: {},
    unfiltered: { isRent: true, furnishing: 'unfurnished' },
  });
});
