import fc from 'fast-check';
import { badge, chartOf, half, type Point } from './chart';

const place = fc.record({
  straight: fc.oneof(
    fc.constant(0),
    fc.double({ min: 0, max: 6000, noNaN: true }),
    fc.double({ min: 0, max: 20_000_000, noNaN: true }),
  ),
  bearing: fc.double({ min: 0, max: 359.9, noNaN: true }),
});
const places = fc.oneof(
  fc.array(place, { maxLength: 40 }),
  // As many as there may be at one and the same point.
  place.map((one) => Array.from({ length: 40 }, () => one)),
);

const apart = (a: Point, b: Point, width: number, height: number) =>
  Math.abs(a.x - b.x) >= width - 1e-6 || Math.abs(a.y - b.y) >= height - 1e-6;

test('no number or label covers another or the project, however many places there are', () => {
  fc.assert(
    fc.property(places, (all) => {
      const { marks, rings } = chartOf(all);
      expect(marks).toHaveLength(all.length);
      const numbers = marks.map(({ number }) => number);
      const others = (index: number) => numbers.slice(index + 1);
      expect(numbers.filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > half - badge)).toEqual([]);
      expect(numbers.filter((number) => !apart(number, { x: 0, y: -8 }, badge + 8, badge + 10))).toEqual([]);
      rings.forEach(({ radius }, index) => {
        expect(radius - (rings[index - 1]?.radius ?? 0)).toBeGreaterThan(14);
        const label = { x: 0, y: radius };
        expect(numbers.filter((number) => !apart(number, label, badge + 21, badge + 7))).toEqual([]);
      });
      expect(
        numbers.filter((number, index) =>
          others(index).some((other) => !apart(number, other, 2 * badge, 2 * badge)),
        ),
      ).toEqual([]);
    }),
  );
});

test('a dot stands in the direction of its place, east to the right, also where the text reads from the right', () => {
  const { marks } = chartOf([0, 90, 180, 270].map((bearing) => ({ bearing, straight: 1000 })));
  const [north, east, south, west] = marks.map(({ dot }) => dot);
  expect(north?.y).toBeLessThan(-10);
  expect(east?.x).toBeGreaterThan(10);
  expect(south?.y).toBeGreaterThan(10);
  expect(west?.x).toBeLessThan(-10);
});

test('where there is room a number stands on its place', () => {
  const { marks } = chartOf([{ straight: 900, bearing: 90 }]);
  expect(marks[0]?.number).toEqual(marks[0]?.dot);
});
