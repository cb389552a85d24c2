import { readBefore, sentenceOf } from './sentence-address';
import { toHomeConditions } from './to-home-conditions';

test('what the list can filter by becomes filters, and nothing is claimed that it cannot', () => {
  expect(
    toHomeConditions({
      ...{
        deal: 'sale',
        home: 'villa',
        city: 'riyadh',
        districts: ['alyasmin'],
        rooms: 6,
        price_max: 1_200_000,
      },
      ...{ area_min: 150, handover: 'ready', near: ['school'], available: true, parking: true },
    }),
  ).toEqual({
    conditions: {
      ...{ city: 'riyadh', district: ['alyasmin'], rooms: 5, price_max: 1_200_000, area_min: 150 },
      ...{ handover: 'ready', near: ['school'], available_only: true },
    },
    unfiltered: ['villa', 'parking'],
    isRent: false,
  });
});

test('a rent is no price of a home for sale', () => {
  expect(toHomeConditions({ deal: 'rent', price_max: 45_000, furnished: false })).toEqual({
    conditions: {},
    unfiltered: ['furnished'],
    isRent: true,
  });
});

test('an address has a sentence of limited length, and the state of the history may be anything', () => {
  expect(sentenceOf('?find=%20')).toBeUndefined();
  expect(sentenceOf('?find=+3+rooms&rooms=2')).toBe('3 rooms');
  expect(sentenceOf(`?find=${'a'.repeat(999)}`)).toHaveLength(300);
  const state = { sentence: { ignored: ['pool'], unfiltered: [], isRent: false } };
  expect(readBefore(state)).toBe(state);
  for (const other of [null, undefined, 'x', {}, { sentence: { ignored: 'pool' } }])
    expect(readBefore(other)).toBeUndefined();
});
