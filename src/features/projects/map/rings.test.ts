import fc from 'fast-check';
import { radiusOf, ringsFor } from './rings';

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
])('rings for places at %j m stand at %j m', (places, rings) => {
  expect(ringsFor(places)).toEqual(rings);
});

test('rings rise, are two to six, and hold every place', () => {
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

test('what is farther is drawn farther out, and what stands on a ring is drawn on it', () => {
  fc.assert(
    fc.property(distances, (all) => {
      const rings = ringsFor(all);
      const radii = [...all].sort((a, b) => a - b).map((distance) => radiusOf(distance, rings));
      expect([...radii].sort((a, b) => a - b)).toEqual(radii);
      expect(radii.every((radius) => radius >= 0 && radius <= 1)).toBe(true);
      rings.forEach((ring, index) =>
        expect(radiusOf(ring, rings)).toBeCloseTo((index + 1) / rings.length, 9),
      );
    }),
  );
});
