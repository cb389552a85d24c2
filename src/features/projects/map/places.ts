import type { ProjectDetails } from '../project-details';
import { getDirection, lineBetween, type Direction, type Position } from './geometry';

type Service = ProjectDetails['nearby_services'][number];

export interface PlaceLocation extends Position {
  /** From 1, in the drawing, on the map and in the list. */
  readonly number: number;
  readonly bearing: number;
  readonly direction: Direction;
  /** Metres in a straight line; the service's own `distance` is by road. */
  readonly straight: number;
}

export interface Place {
  readonly service: Service;
  /** Missing where the position is unknown: such a place is in the list only. */
  readonly location?: PlaceLocation;
}

/** A place that is on the map. */
export type LocatedPlace = Place & { readonly location: PlaceLocation };

/** The position; undefined where it is missing or 0, 0, as an empty form sends it. */
export const getPosition = (position: Position | null | undefined): Position | undefined =>
  position && (position.latitude || position.longitude) ? position : undefined;

/** Both in metres. A straight line much longer than the road is a mistake in one of the two, so the place is not drawn. */
const isPlausible = (straight: number, byRoad: number) => straight <= byRoad * 1.5 + 500;

/** The services near a project, nearest first; those with a plausible position are numbered and located. */
export function getPlaces({
  coordinates,
  nearby_services,
}: Pick<ProjectDetails, 'coordinates' | 'nearby_services'>): Place[] {
  const projectPosition = getPosition(coordinates);
  let number = 0;
  return [...nearby_services]
    .sort((a, b) => a.distance - b.distance)
    .map((service) => {
      const position = getPosition(service.coordinates);
      const line = projectPosition && position && lineBetween(projectPosition, position);
      if (!line || !isPlausible(line.straight, service.distance)) return { service };
      number += 1;
      return { service, location: { ...position, ...line, number, direction: getDirection(line.bearing) } };
    });
}

export const isLocated = (place: Place): place is LocatedPlace => place.location !== undefined;
