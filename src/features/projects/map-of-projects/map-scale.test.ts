import { getScale } from './map-scale';

test.each([
  [1, 50, 50],
  [10, 500, 50],
  [21, 2000, 95.2],
  [1060, 100_000, 94.3],
])('where a pixel is %d m the bar stands for %d m', (metresPerPixel, metres, pixels) => {
  const scale = getScale(metresPerPixel);
  expect(scale.metres).toBe(metres);
  expect(scale.pixels).toBeCloseTo(pixels, 0);
});
