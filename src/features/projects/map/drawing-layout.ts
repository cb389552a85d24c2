/** More would be too narrow to read on a phone. */
const maxRings = 6;

/** The first of 500, 1,000, 2,000, 5,000, 10,000 … that is not below `distance`. */
function roundUp(distance: number): number {
  if (distance <= 500) return 500;
  const power = 10 ** Math.floor(Math.log10(distance));
  return ([1, 2, 5].find((factor) => factor * power >= distance) ?? 10) * power;
}

/** Distances to draw rings at, ascending: round ones, each with a place between it and the one before; two to six. */
export function ringsFor(distances: readonly number[]): number[] {
  let rings = [...new Set(distances.map(roundUp))].sort((a, b) => a - b);
  while (rings.length > maxRings) rings = rings.filter((_, index) => (rings.length - index) % 2 === 1);
  return rings.length === 1 ? rings.flatMap((ring) => [ring / 2, ring]) : rings;
}

/** How far out a distance is drawn, 0 to 1: rings are evenly spaced, and between two of them distance is to scale. */
export function getRadius(distance: number, rings: readonly number[]): number {
  const next = rings.findIndex((ring) => distance <= ring);
  if (next < 0) return 1;
  const from = rings[next - 1] ?? 0;
  return (next + (distance - from) / ((rings[next] ?? distance) - from)) / rings.length;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the side of the drawing, in its own units. */
export const halfSide = 160;
const outermostRadius = 136;
/** Half the side of a number's box. */
export const halfBadge = 11;

/** What numbers must not cover: its centre, and half its width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** To a tenth of a unit, less than a pixel: the same text on server and browser. */
const round = (value: number) => Math.round(value * 10) / 10;

/** The point at that distance and angle, in radians clockwise from the top. */
const pointFrom = ({ x, y }: Point, angle: number, radius: number): Point => ({
  x: round(x + radius * Math.sin(angle)),
  y: round(y - radius * Math.cos(angle)),
});

/**
 * Where things are in the drawing: a square around the project, north at the top. A dot marks a place; its number is there
 * too, or at the nearest point where it covers nothing.
 * @param places distance in metres in a straight line, bearing in degrees
 */
export function getLayout(places: readonly { straight: number; bearing: number }[]) {
  const distances = ringsFor(places.map(({ straight }) => straight));
  const rings = distances.map((metres, index) => ({
    metres,
    radius: round((outermostRadius * (index + 1)) / distances.length),
  }));
  const taken: Box[] = [
    // The project's mark, whose tip is the centre, and the letter at the top.
    [0, -8, 8, 10],
    [0, 8 - halfSide, 9, 8],
    // The label of each ring, at its lowest point.
    ...rings.map(({ radius }): Box => [0, radius, 21, 7]),
  ];
  const marks = places.map(({ straight, bearing }) => {
    const dot = pointFrom(
      { x: 0, y: 0 },
      (bearing * Math.PI) / 180,
      outermostRadius * getRadius(straight, distances),
    );
    const number = freePointNear(dot, taken);
    taken.push([number.x, number.y, halfBadge, halfBadge]);
    return { dot, number };
  });
  return { rings, marks };
}

/** The free point nearest to `dot` for a number, searched along a spiral of even density (sunflower). */
function freePointNear(dot: Point, taken: readonly Box[]): Point {
  for (let step = 0; step < 6000; step += 1) {
    const point = pointFrom(dot, step * 2.4, 4 * Math.sqrt(step));
    const inside = Math.max(Math.abs(point.x), Math.abs(point.y)) < halfSide - halfBadge;
    const covers = ([x, y, width, height]: Box) =>
      Math.abs(x - point.x) < width + halfBadge + 1 && Math.abs(y - point.y) < height + halfBadge + 1;
    if (inside && !taken.some(covers)) return point;
  }
  return dot;
}
