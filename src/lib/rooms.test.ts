import { hasRooms } from './rooms';

test.each([
  [3, 3, true],
  [4, 3, false],
  [2, 3, false],
  [5, 5, true],
  [9, 5, true],
  [4, 5, false],
])('a home of %d rooms for a wish of %d: %s', (rooms, wanted, fits) => {
  expect(hasRooms(rooms, wanted)).toBe(fits);
});
