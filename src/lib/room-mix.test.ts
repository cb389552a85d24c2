import { hasHome, roomMixOf } from './room-mix';

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
const mix = roomMixOf(project);

test('homes are counted by rooms, and only what can be bought has a price', () => {
  expect(mix).toEqual([
    { rooms: 2, available: 0, price_from: null },
    { rooms: 3, available: 0, price_from: null },
    { rooms: 4, available: 2, price_from: 1_180_000 },
    { rooms: 7, available: 1, price_from: 3_000_000 },
  ]);
});

test('before the sale opens nothing can be bought', () => {
  expect(roomMixOf({ ...project, status: 'Soon_Sale' }).every(({ available }) => available === 0)).toBe(true);
});

test.each([
  [{}, true],
  [{ rooms: 3 }, true],
  [{ rooms: 3, available_only: true }, false],
  [{ rooms: 4, available_only: true }, true],
  [{ rooms: 4, price_max: 1_200_000 }, true],
  [{ rooms: 4, price_max: 1_179_999 }, false],
  [{ rooms: 3, price_max: 2_000_000 }, false],
  [{ price_max: 1_180_000 }, true],
  [{ rooms: 5 }, true],
  [{ rooms: 5, price_max: 3_000_000 }, true],
  [{ rooms: 6, price_max: 2_000_000 }, false],
  [{ rooms: 1 }, false],
] as const)('%j: %s', (wanted, expected) => {
  expect(hasHome(mix, wanted)).toBe(expected);
});

test('without homes nothing is found, not even without a wish', () => {
  expect(hasHome([], { available_only: true })).toBe(false);
});
