import { LatLngBounds, type Map as LeafletMap, type Marker } from 'leaflet';
import { addMarker, createBaseMap, createPopup, latLng, type MapTexts } from '../map/base-map';
import type { Position } from '../map/geometry';
import { groupNear } from './group-near';
import type { LocatedProject } from './mapped-projects';

/** CSS pixels: markers that are nearer than that would overlap. */
const markerSize = 44;

/** A marker, of several projects where theirs would overlap. */
export interface ProjectsMarker {
  readonly entries: readonly LocatedProject[];
  readonly marker: Marker;
  /** Container of the marker's content. */
  readonly container: HTMLElement;
}

/** A map without tiles around some positions, one at least, and a popup that is still closed. */
export const createProjectsMap = (element: HTMLElement, positions: readonly Position[], texts: MapTexts) => ({
  map: createBaseMap(element, positions, texts),
  ...createPopup(texts),
});

export type ProjectsMap = ReturnType<typeof createProjectsMap>;

/**
 * Marks the projects on the map as they are distinguishable at its zoom level.
 * @param before the markers that are there. What stands for the same projects at the same place stays, so that a press that
 * has begun on it arrives; others are removed.
 */
export function markProjects(
  map: LeafletMap,
  entries: readonly LocatedProject[],
  before: readonly ProjectsMarker[],
): ProjectsMarker[] {
  const kept = new Map(before.map((one) => [identity(one.entries), one]));
  const next = groupAt(map, entries, map.getZoom()).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { marker, container } =
      kept.get(identity(group)) ?? addMarker(map, first.position, { riseOnHover: true });
    return [{ entries: group, marker, container }];
  });
  for (const { marker } of before) if (next.every((one) => one.marker !== marker)) marker.remove();
  return next;
}

const identity = (entries: readonly LocatedProject[]) =>
  JSON.stringify(entries.map(({ project, position }) => [project.id, position]));

/** Whether the projects of a marker get markers of their own when one zooms in. */
export const canSeparate = (map: LeafletMap, entries: readonly LocatedProject[]): boolean =>
  groupAt(map, entries, map.getMaxZoom()).length > 1;

/** Zooms in until the projects of a marker fill the map. */
export const separate = (map: LeafletMap, entries: readonly LocatedProject[]): void =>
  void map.fitBounds(new LatLngBounds(entries.map(({ position }) => latLng(position))), {
    padding: [markerSize, markerSize],
    animate: false,
  });

/** The lowest zoom level from the current one on at which a project has a marker of its own; the highest where it never has. */
export function ownMarkerZoom(map: LeafletMap, entries: readonly LocatedProject[], id: string): number {
  for (let zoom = map.getZoom(); zoom < map.getMaxZoom(); zoom += 1) {
    const group = groupAt(map, entries, zoom).find((members) =>
      members.some(({ project }) => project.id === id),
    );
    if (group?.length === 1) return zoom;
  }
  return map.getMaxZoom();
}

const groupAt = (map: LeafletMap, entries: readonly LocatedProject[], zoom: number) =>
  groupNear(entries, ({ position }) => map.project(latLng(position), zoom), markerSize);
