import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocale, useTranslation } from '../../../i18n';
import { addTiles, latLng } from '../map/base-map';
import {
  createProjectsMap,
  markProjects,
  ownMarkerZoom,
  type ProjectsMap,
  type ProjectsMarker,
} from './leaflet-projects';
import type { LocatedProject } from './mapped-projects';

/** The Leaflet map in a frame, around the projects that it began with. A new one in another language. */
export function useProjectsMap(
  frame: RefObject<HTMLElement>,
  entries: readonly LocatedProject[],
): ProjectsMap | undefined {
  const { t } = useTranslation('projects');
  const { dir } = useLocale();
  const [shown, setShown] = useState<ProjectsMap>();
  const [zoomIn, zoomOut] = [t('map.zoomIn'), t('map.zoomOut')];
  const [positions] = useState(() => entries.map(({ position }) => position));
  useEffect(() => {
    if (!frame.current) return undefined;
    const zoomCorner = dir === 'rtl' ? 'topleft' : 'topright';
    const created = createProjectsMap(frame.current, positions, { zoomIn, zoomOut, zoomCorner });
    setShown(created);
    return () => {
      setShown(undefined);
      created.map.remove();
    };
  }, [frame, positions, zoomIn, zoomOut, dir]);
  return shown;
}

/**
 * Shows the pictures of the map.
 * @param allowed whether the third party that they come from may be asked
 * @returns whether none of them could be loaded
 */
export function useTiles(shown: ProjectsMap | undefined, allowed: boolean): boolean {
  const [tiles, setTiles] = useState<'loading' | 'loaded' | 'missing'>('loading');
  useEffect(() => {
    if (!shown || !allowed) return;
    addTiles(shown.map, (loaded) =>
      setTiles((before) => (loaded || before === 'loaded' ? 'loaded' : 'missing')),
    );
  }, [shown, allowed]);
  return tiles === 'missing';
}

/** Id of the first project of the marker that has the focus. */
const focusedProject = (markers: readonly ProjectsMarker[]): string | undefined =>
  markers.find(({ marker }) => marker.getElement() === document.activeElement)?.entries[0]?.project.id;

/**
 * The markers of the projects, joined and parted as one zooms and as the projects are read again; the focus stays with its
 * project.
 */
export function useProjectMarkers(
  shown: ProjectsMap | undefined,
  entries: readonly LocatedProject[],
): readonly ProjectsMarker[] {
  const [markers, setMarkers] = useState<readonly ProjectsMarker[]>([]);
  const current = useRef<readonly ProjectsMarker[]>([]);
  const refocused = useRef<string>();
  // Leaflet removes the markers together with their map.
  useEffect(() => () => setMarkers((current.current = [])), [shown]);
  useEffect(() => {
    if (!shown) return undefined;
    const { map } = shown;
    const mark = () => {
      // Made again twice in a row, they find the focus of the first time still to come.
      refocused.current = focusedProject(current.current) ?? refocused.current;
      current.current = markProjects(map, entries, current.current);
      setMarkers(current.current);
    };
    mark();
    map.on('zoomend', mark);
    return () => void map.off('zoomend', mark);
  }, [shown, entries]);
  // Once they are rendered, so that the focus is seen in the list as well.
  useEffect(() => {
    const id = refocused.current;
    if (id === undefined || markers.length === 0) return;
    refocused.current = undefined;
    markers
      .find((one) => one.entries.some(({ project }) => project.id === id))
      ?.marker.getElement()
      ?.focus();
  }, [markers]);
  return markers;
}

/** Opens the popup above what is selected, and moves and zooms the map so that it is seen by itself. */
export function useSelectionInView(
  shown: ProjectsMap | undefined,
  entries: readonly LocatedProject[],
  selected: readonly string[],
): void {
  useEffect(() => {
    if (!shown) return;
    const { map, popup } = shown;
    const [id] = selected;
    const entry = entries.find(({ project }) => project.id === id);
    if (!entry || id === undefined) return void map.closePopup(popup);
    const target = latLng(entry.position);
    const zoom = selected.length > 1 ? map.getZoom() : ownMarkerZoom(map, entries, id);
    // Not animated: another selection during the animation would be lost.
    if (zoom !== map.getZoom()) map.setView(target, zoom, { animate: false });
    else if (!map.getBounds().contains(target)) map.panTo(target, { animate: true });
    popup.setLatLng(target).openOn(map);
  }, [shown, entries, selected]);
}
