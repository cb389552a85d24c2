/**
 * How places lie around a point, as plain geometry. Positions are WGS 84 degrees, distances metres,
 * bearings degrees clockwise from north.
 */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Length of a degree of latitude, on a sphere of the Earth's mean radius. */
const degree = 111_195;

/**
 * The straight line from `a` to `b`, on the plane that touches the ground at `a`: right to a thousandth within 50 km,
 * less so farther away, where no service is near. 0 m to the north when both are one point.
 */
export function lineBetween(a: Position, b: Position): { straight: number; bearing: number } {
  const turn = ((b.longitude - a.longitude + 540) % 360) - 180;
  const east = turn * Math.cos((a.latitude * Math.PI) / 180);
  const north = b.latitude - a.latitude;
  return {
    straight: degree * Math.hypot(east, north),
    bearing: ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
  };
}

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

/** The nearest of the eight points of the compass. */
export const directionOf = (bearing: number): Direction => directions[Math.round(bearing / 45) % 8] ?? 'n';

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
