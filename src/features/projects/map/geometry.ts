/** In WGS 84 degrees. Distances here are in metres, bearings in degrees clockwise from north. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Length of a degree of latitude, on a sphere of the Earth's mean radius. */
const degree = 111_195;

/**
 * The straight line from `a` to `b`, on the plane that touches the ground at `a`: exact to a thousandth within 50 km,
 * less farther away. 0 m to the north when both are one point.
 */
export function lineBetween(a: Position, b: Position): { straight: number; bearing: number } {
  const eastwards = ((b.longitude - a.longitude + 540) % 360) - 180;
  const east = eastwards * Math.cos((a.latitude * Math.PI) / 180);
  const north = b.latitude - a.latitude;
  return {
    straight: degree * Math.hypot(east, north),
    bearing: ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
  };
}

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

/** The nearest of the eight points of the compass. */
export const getDirection = (bearing: number): Direction => directions[Math.round(bearing / 45) % 8] ?? 'n';
