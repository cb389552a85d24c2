import { hasRooms, getRoomMix } from './rooms';

test.each([
  [3, 3, true],
  [4, 3, false],
  [2, 3, false],
  [5, 5, true],
  [9, 5, true],
  [4, 5, false],
])('%d rooms match a filter of %d: %s', (rooms, wanted, fits) => {
  expect(hasRooms(rooms, wanted)).toBe(fits);
});

const unit = (rooms: number, price: number | null, state = 'available') => ({ rooms, price, state });
const project = {
  status: 'For_Sale',
  buildings: [
    {
      units: [unit(4, 1_300_000), unit(4, 1_180_000), unit(4, 900_000, 'sold'), unit(3, 950_000, 'reserved')],
    },
    { units: [unit(2, null), unit(4, null), unit(7, 3_000_000)] },
  ],
};
const mix = getRoomMix(project);

test('units are counted by rooms, and only units that can be bought have a price', () => {
  expect(mix).toEqual([
    { rooms: 2, available: 0, price_from: null },
    { rooms: 3, available: 0, price_from: null },
    { rooms: 4, available: 2, price_from: 1_180_000 },
    { rooms: 7, available: 1, price_from: 3_000_000 },
  ]);
});

test('before the sale opens no unit is available', () => {
  expect(getRoomMix({ ...project, status: 'Soon_Sale' }).every(({ available }) => available === 0)).toBe(
    true,
  );
});
