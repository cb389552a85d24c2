/** Which rings of distance to draw, and how far out a distance is drawn. In a file of its own, as only the drawing needs it. */

/** More would be too narrow to read on a phone. */
const mostRings = 6;

/** The first of 500, 1,000, 2,000, 5,000, 10,000 … that is not below `distance`. */
function roundUp(distance: number): number {
  if (distance <= 500) return 500;
  const power = 10 ** Math.floor(Math.log10(distance));
  return ([1, 2, 5].find((factor) => factor * power >= distance) ?? 10) * power;
}

/** Distances to draw rings at, rising: round ones, each with a place between it and the one before, and at least two. */
export function ringsFor(distances: readonly number[]): number[] {
  let rings = [...new Set(distances.map(roundUp))].sort((a, b) => a - b);
  while (rings.length > mostRings) rings = rings.filter((_, index) => (rings.length - index) % 2 === 1);
  return rings.length === 1 ? rings.flatMap((ring) => [ring / 2, ring]) : rings;
}

/** How far out a distance is drawn, 0 to 1: rings stand at equal steps, and between two of them distance is to scale. */
export function radiusOf(distance: number, rings: readonly number[]): number {
  const next = rings.findIndex((ring) => distance <= ring);
  if (next < 0) return 1;
  const from = rings[next - 1] ?? 0;
  return (next + (distance - from) / ((rings[next] ?? distance) - from)) / rings.length;
}
