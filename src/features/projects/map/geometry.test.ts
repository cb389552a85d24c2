import fc from 'fast-check';
import { getDirection, lineBetween, type Position } from './geometry';

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Within about 30 km, and far from the poles, where bearings change. */
const near = (from: Position) =>
  fc.record({
    latitude: fc.double({ min: from.latitude - 0.2, max: from.latitude + 0.2, noNaN: true }),
    longitude: fc.double({ min: from.longitude - 0.2, max: from.longitude + 0.2, noNaN: true }),
  });
const riyadh = { latitude: 24.7136, longitude: 46.6753 };

/** Great-circle distance in metres, the reference for the plane. */
function greatCircle(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const square = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = square(a.latitude, b.latitude) + cosines * square(a.longitude, b.longitude);
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(chord));
}

test.each([
  ['n', 0.01, 0],
  ['ne', 0.01, 0.011],
  ['e', 0, 0.01],
  ['se', -0.01, 0.011],
  ['s', -0.01, 0],
  ['sw', -0.01, -0.011],
  ['w', 0, -0.01],
  ['nw', 0.01, -0.011],
])('a place to the %s has that direction', (direction, north, east) => {
  const there = { latitude: riyadh.latitude + north, longitude: riyadh.longitude + east };
  expect(getDirection(lineBetween(riyadh, there).bearing)).toBe(direction);
});

test('a line near the project is as long as the great circle, to a thousandth or a metre', () => {
  fc.assert(
    fc.property(near(riyadh), (there) => {
      const length = greatCircle(riyadh, there);
      const error = Math.abs(lineBetween(riyadh, there).straight - length);
      expect(error).toBeLessThanOrEqual(1 + length / 1000);
    }),
  );
});

test('the reverse line is as long, in the opposite direction', () => {
  fc.assert(
    fc.property(near(riyadh), (there) => {
      const [out, back] = [lineBetween(riyadh, there), lineBetween(there, riyadh)];
      expect(Math.abs(out.straight - back.straight)).toBeLessThanOrEqual(1 + out.straight / 200);
      fc.pre(out.straight > 10);
      expect(Math.abs(((out.bearing - back.bearing + 360) % 360) - 180)).toBeLessThan(1);
    }),
  );
});

test('any two points of the Earth have a finite line with a named direction', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      const { straight, bearing } = lineBetween(a, b);
      expect(straight).toBeGreaterThanOrEqual(0);
      expect(straight).toBeLessThan(30_000_000);
      expect(bearing).toBeGreaterThanOrEqual(0);
      expect(bearing).toBeLessThan(360);
      expect(getDirection(bearing)).toMatch(/^[ns]?[ew]?$/);
    }),
  );
  expect(lineBetween(riyadh, riyadh)).toEqual({ straight: 0, bearing: 0 });
  expect(getDirection(359.9)).toBe('n');
});

test('across the date line the shorter line counts', () => {
  const [west, east] = [179.99, -179.99].map((longitude) => ({ latitude: 0, longitude })) as [
    Position,
    Position,
  ];
  expect(lineBetween(west, east).straight).toBeCloseTo(0.02 * 111_195, 0);
  expect(getDirection(lineBetween(west, east).bearing)).toBe('e');
});
