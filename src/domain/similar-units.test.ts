import { similarUnits } from './similar-units';

const unit = (id: string, fields: object = {}) => ({
  ...{ id, rooms: 3, total_area: 150, price: 900_000, state: 'available' },
  ...fields,
});
const like = unit('like');
const idsOf = (units: ReturnType<typeof unit>[], status?: string) =>
  similarUnits(like, units, status).map(({ id }) => id);

test('units with the same number of rooms come first, then those of a similar price and area @11.6', () => {
  const units = [
    unit('larger', { rooms: 4 }),
    unit('dearer', { price: 1_200_000 }),
    unit('wider', { total_area: 200 }),
    unit('same'),
  ];
  expect(idsOf(units)).toEqual(['same', 'dearer', 'wider']);
});

test('only other units that can be bought are offered @11.6', () =>
  expect(idsOf([like, unit('sold', { state: 'sold' }), unit('reserved', { state: 'reserved' })])).toEqual(
    [],
  ));

test('units that are not on sale yet come after those that are @11.6', () => {
  expect(idsOf([unit('later', { price: null }), unit('other', { rooms: 5 })])).toEqual(['other', 'later']);
  expect(idsOf([unit('b', { price: 950_000 }), unit('a')], 'Soon_Sale')).toEqual(['a', 'b']);
});
