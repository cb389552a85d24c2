/** The services near a project, the nearest first, and where the known ones stand. */
import type { ProjectDetails } from '../project-details';
import { directionOf, lineBetween, type Direction, type Position } from './geometry';

type Service = ProjectDetails['nearby_services'][number];

export interface Spot extends Position {
  /** In the drawing, on the map and in the list. */
  readonly number: number;
  readonly bearing: number;
  readonly direction: Direction;
  /** Metres in a straight line; the service's own `distance` is that of the way. */
  readonly straight: number;
}

export interface Place {
  readonly service: Service;
  /** Missing where nobody knows: such a service stands in the list only. */
  readonly spot?: Spot;
}

/** A place that is on the map. */
export type LocatedPlace = Place & { readonly spot: Spot };

/** The position, unless it is missing: 0, 0 in the Atlantic is what a form sends that was not filled in. */
export const positionOf = (position: Position | null | undefined): Position | undefined =>
  position && (position.latitude || position.longitude) ? position : undefined;

/** A straight line is not longer than the way. Where it is by far, one of the two is a mistake, and nothing is drawn. */
const isCredible = (straight: number, way: number) => straight <= way * 1.5 + 500;

export function placesOf({
  coordinates,
  nearby_services,
}: Pick<ProjectDetails, 'coordinates' | 'nearby_services'>): Place[] {
  const here = positionOf(coordinates);
  let number = 0;
  return [...nearby_services]
    .sort((a, b) => a.distance - b.distance)
    .map((service) => {
      const there = positionOf(service.coordinates);
      const line = here && there && lineBetween(here, there);
      if (!line || !isCredible(line.straight, service.distance)) return { service };
      number += 1;
      return { service, spot: { ...there, ...line, number, direction: directionOf(line.bearing) } };
    });
}

export const isLocated = (place: Place): place is LocatedPlace => place.spot !== undefined;
