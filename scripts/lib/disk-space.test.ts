import { checkSpace, neededSpace } from './disk-space';

const mebibyte = 2 ** 20;

test('a build on a disk that is almost full is refused before it writes, and says how much it needs', () => {
  expect(() => checkSpace(true, 10 * mebibyte)).toThrow(
    /^A build needs about [\d,]+ MiB, and the disk of .data has 10 MiB left. Nothing was changed.$/,
  );
  expect(() => checkSpace(true, 2 ** 50)).not.toThrow();
});

test('a build without a cache needs more than one that goes on', () => {
  expect(neededSpace(300 * mebibyte, false)).toBe(500 * mebibyte);
  expect(neededSpace(300 * mebibyte, true)).toBe(1100 * mebibyte);
});
