import { groupNear } from './group-near';

const group = (points: readonly (readonly [number, number])[]) =>
  groupNear(points, ([x, y]) => ({ x, y }), 44);

test('what would overlap is one group, in the order of the list', () => {
  expect(
    group([
      [0, 0],
      [300, 0],
      [43, -43],
      [0, 44],
    ]),
  ).toEqual([
    [
      [0, 0],
      [43, -43],
    ],
    [[300, 0]],
    [[0, 44]],
  ]);
});

test('a chain of neighbours is measured from its first one', () => {
  expect(
    group([
      [0, 0],
      [40, 0],
      [80, 0],
    ]),
  ).toHaveLength(2);
});

test('many at one point are one group', () => {
  expect(group(Array.from({ length: 200 }, () => [5, 5] as const))).toHaveLength(1);
});

test('nothing is no group', () => expect(group([])).toEqual([]));
