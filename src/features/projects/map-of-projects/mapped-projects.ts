import type { Position } from '../map/geometry';
import { getPosition } from '../map/places';
import type { FoundProjectRow } from '../found/found-project-row';

export interface MappedProject {
  readonly project: FoundProjectRow;
  /** From 1, on the map and in the list; missing where its position is unknown: then it is in the list only. */
  readonly number?: number;
  readonly position?: Position;
}

/** A project that is on the map. */
export type LocatedProject = Required<MappedProject>;

/** The projects of a list in its order; those with a position are numbered. */
export function mappedProjects(projects: readonly FoundProjectRow[]): MappedProject[] {
  let number = 0;
  return projects.map((project) => {
    const position = getPosition(project.coordinates);
    if (!position) return { project };
    number += 1;
    return { project, number, position };
  });
}

export const isLocated = (entry: MappedProject): entry is LocatedProject => entry.position !== undefined;
