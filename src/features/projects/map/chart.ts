/**
 * Where things stand in the drawing: a square of 320 units around the project, north at the top. A place's dot is where
 * the place is; its number stands there too, or as near as nothing else stands, so that all numbers can be read.
 */
import { radiusOf, ringsFor } from './rings';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the side of the square. */
export const half = 160;
/** Radius of the outermost ring. */
const reach = 136;
/** Half the side of a number's box. */
export const badge = 11;

/** Something that numbers keep off: its middle, and half its width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** A tenth of a unit is less than a pixel, and the same text on server and browser. */
const round = (value: number) => Math.round(value * 10) / 10;

/** From a point so far out in that direction; an angle clockwise from the top, in radians. */
const from = ({ x, y }: Point, angle: number, radius: number): Point => ({
  x: round(x + radius * Math.sin(angle)),
  y: round(y - radius * Math.cos(angle)),
});

export function chartOf(places: readonly { straight: number; bearing: number }[]) {
  const distances = ringsFor(places.map(({ straight }) => straight));
  const rings = distances.map((metres, index) => ({
    metres,
    radius: round((reach * (index + 1)) / distances.length),
  }));
  const taken: Box[] = [
    // The project's weight, whose tip is the middle, and the letter at the top.
    [0, -8, 8, 10],
    [0, 8 - half, 9, 8],
    // The label of each ring, where the ring is lowest.
    ...rings.map(({ radius }): Box => [0, radius, 21, 7]),
  ];
  const marks = places.map(({ straight, bearing }) => {
    const dot = from({ x: 0, y: 0 }, (bearing * Math.PI) / 180, reach * radiusOf(straight, distances));
    const number = freeNear(dot, taken);
    taken.push([number.x, number.y, badge, badge]);
    return { dot, number };
  });
  return { rings, marks };
}

/** The point nearest to `dot` where a number has room, looked for along a sunflower's spiral. */
function freeNear(dot: Point, taken: readonly Box[]): Point {
  for (let step = 0; step < 6000; step += 1) {
    const point = from(dot, step * 2.4, 4 * Math.sqrt(step));
    const inside = Math.max(Math.abs(point.x), Math.abs(point.y)) < half - badge;
    const covers = ([x, y, width, height]: Box) =>
      Math.abs(x - point.x) < width + badge + 1 && Math.abs(y - point.y) < height + badge + 1;
    if (inside && !taken.some(covers)) return point;
  }
  return dot;
}
