import { readBefore, sentenceOf } from './sentence-address';
import { rentalsWith, toListConditions } from './to-list-conditions';

test('what the list can filter by becomes filters, and nothing is claimed that it cannot', () => {
  expect(
    toListConditions(
      {
        ...{ deal: 'sale', home: 'villa', city: 'riyadh', districts: ['alyasmin'], rooms: 6 },
        ...{ price_max: 1_200_000, area_min: 150, handover: 'ready', near: ['school'] },
        ...{ available: true, parking: true, kitchen: false },
      },
      true,
    ),
  ).toEqual({
    list: 'projects',
    conditions: {
      ...{ city: 'riyadh', district: ['alyasmin'], rooms: 5, price_max: 1_200_000, area_min: 150 },
      ...{ handover: 'ready', near: ['school'], available_only: true },
    },
    unfiltered: ['villa', 'parking', 'noKitchen'],
  });
});

test('a sentence about renting becomes filters of the rentals', () => {
  expect(
    toListConditions(
      {
        ...{ deal: 'rent', home: 'apartment', city: 'riyadh', rooms: 2, price_max: 60_000, near: ['school'] },
        ...{ available: true, furnished: true, parking: false, ac: true, kitchen: true },
      },
      true,
    ),
  ).toEqual({
    list: 'rentals',
    conditions: {
      ...{ city: 'riyadh', rooms: 2, price_max: 60_000, status_id: 'available', furnishing: 'furnished' },
      ...{ parking: false, has_ac: true, has_kitchen: true },
    },
    unfiltered: ['apartment', 'near'],
  });
});

test('where no homes are rented out, a rent is no price of a home for sale', () => {
  expect(toListConditions({ deal: 'rent', price_max: 45_000, furnished: false }, false)).toEqual({
    list: 'projects',
    conditions: {},
    unfiltered: ['rent', 'unfurnished'],
  });
});

test('an address has a sentence of limited length, and the state of the history may be anything', () => {
  expect(sentenceOf('?find=%20')).toBeUndefined();
  expect(sentenceOf('?find=+3+rooms&rooms=2')).toBe('3 rooms');
  expect(sentenceOf(`?find=${'a'.repeat(999)}`)).toHaveLength(300);
  const state = { sentence: { ignored: ['pool'], unfiltered: [] } };
  expect(readBefore(state)).toBe(state);
  for (const other of [null, undefined, 'x', {}, { sentence: { ignored: 'pool' } }])
    expect(readBefore(other)).toBeUndefined();
});

// Those that the list of rentals reads: see the test of its filters.
test('conditions of rentals are filters in the address of their list', () => {
  expect(
    rentalsWith({
      ...{ status_id: 'available', has_ac: true, has_kitchen: false, rooms: 3, city: 'riyadh' },
      ...{ district: ['yasmin', 'narjis'], price_max: 60_000, parking: true, furnishing: 'furnished' },
    }),
  ).toBe(
    '/rentals?status_id=available&has_ac=true&has_kitchen=false&rooms=3&city=riyadh&district=yasmin%2Cnarjis&price_max=60000&parking=true&furnishing=furnished',
  );
  expect(rentalsWith({})).toBe('/rentals');
});
