import fc from 'fast-check';
import { halfBadge, halfSide, getLayout, getRadius, ringsFor, type Point } from './drawing-layout';

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
      const { marks, rings } = getLayout(all);
      expect(marks).toHaveLength(all.length);
      const numbers = marks.map(({ number }) => number);
      const others = (index: number) => numbers.slice(index + 1);
      expect(numbers.filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > halfSide - halfBadge)).toEqual(
        [],
      );
      expect(
        numbers.filter((number) => !apart(number, { x: 0, y: -8 }, halfBadge + 8, halfBadge + 10)),
      ).toEqual([]);
      rings.forEach(({ radius }, index) => {
        expect(radius - (rings[index - 1]?.radius ?? 0)).toBeGreaterThan(14);
        const label = { x: 0, y: radius };
        expect(numbers.filter((number) => !apart(number, label, halfBadge + 21, halfBadge + 7))).toEqual([]);
      });
      expect(
        numbers.filter((number, index) =>
          others(index).some((other) => !apart(number, other, 2 * halfBadge, 2 * halfBadge)),
        ),
      ).toEqual([]);
    }),
  );
});

test('a dot is in the direction of its place, with east on the right, also in Arabic', () => {
  const { marks } = getLayout([0, 90, 180, 270].map((bearing) => ({ bearing, straight: 1000 })));
  const [north, east, south, west] = marks.map(({ dot }) => dot);
  expect(north?.y).toBeLessThan(-10);
  expect(east?.x).toBeGreaterThan(10);
  expect(south?.y).toBeGreaterThan(10);
  expect(west?.x).toBeLessThan(-10);
});

test('where there is space a number is on its place', () => {
  const { marks } = getLayout([{ straight: 900, bearing: 90 }]);
  expect(marks[0]?.number).toEqual(marks[0]?.dot);
});

const distances = fc.array(fc.double({ min: 0, max: 30_000_000, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
});

test.each([
  [[240], [250, 500]],
  [
    [240, 560, 720],
    [500, 1000],
  ],
  [
    [190, 480, 650, 1800, 2000, 2100, 3600, 15_400],
    [500, 1000, 2000, 5000, 20_000],
  ],
  [[8_000_000], [5_000_000, 10_000_000]],
])('rings for places at %j m are at %j m', (places, rings) => {
  expect(ringsFor(places)).toEqual(rings);
});

test('two to six ascending rings enclose every place', () => {
  fc.assert(
    fc.property(distances, (all) => {
      const rings = ringsFor(all);
      expect(rings.length).toBeGreaterThanOrEqual(2);
      expect(rings.length).toBeLessThanOrEqual(6);
      expect([...rings].sort((a, b) => a - b)).toEqual(rings);
      expect(new Set(rings).size).toBe(rings.length);
      expect(rings.at(-1)).toBeGreaterThanOrEqual(Math.max(...all));
    }),
  );
});

test('farther places are drawn farther out, and those at the distance of a ring on that ring', () => {
  fc.assert(
    fc.property(distances, (all) => {
      const rings = ringsFor(all);
      const radii = [...all].sort((a, b) => a - b).map((distance) => getRadius(distance, rings));
      expect([...radii].sort((a, b) => a - b)).toEqual(radii);
      expect(radii.every((radius) => radius >= 0 && radius <= 1)).toBe(true);
      rings.forEach((ring, index) =>
        expect(getRadius(ring, rings)).toBeCloseTo((index + 1) / rings.length, 9),
      );
    }),
  );
});
