import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocale, useTranslation } from '../../../i18n';
import { addTiles, latLng, showAll } from '../map/base-map';
import type { Position } from '../map/geometry';
import {
  createProjectsMap,
  markProjects,
  ownMarkerZoom,
  type ProjectsMap,
  type ProjectsMarker,
} from './leaflet-projects';
import type { LocatedProject } from './mapped-projects';

/**
 * The Leaflet map in a frame, around the projects. A new one in another language. Other projects are brought into view, but
 * a visitor who has moved the map since asking for them keeps what is in view: an answer may come at any time.
 * @param question what the projects answer; the same for answers of the build and of the API
 */
export function useProjectsMap(
  frame: RefObject<HTMLElement>,
  entries: readonly LocatedProject[],
  question: string,
): ProjectsMap | undefined {
  const { t } = useTranslation('projects');
  const { dir } = useLocale();
  const [shown, setShown] = useState<ProjectsMap>();
  const [zoomIn, zoomOut] = [t('map.zoomIn'), t('map.zoomOut')];
  const positions = useRef(positionsOf(entries));
  const isMoved = useRef(false);
  useEffect(() => {
    if (!frame.current) return undefined;
    const zoomCorner = dir === 'rtl' ? 'topleft' : 'topright';
    const created = createProjectsMap(frame.current, positions.current, { zoomIn, zoomOut, zoomCorner });
    isMoved.current = false;
    created.map.on('movestart', () => (isMoved.current = true));
    setShown(created);
    return () => {
      setShown(undefined);
      created.map.remove();
    };
  }, [frame, zoomIn, zoomOut, dir]);
  useEffect(() => {
    isMoved.current = false;
  }, [question]);
  useEffect(() => {
    const before = positions.current;
    positions.current = positionsOf(entries);
    if (!shown || isMoved.current || areSame(before, positions.current)) return;
    showAll(shown.map, positions.current);
    isMoved.current = false;
  }, [shown, entries]);
  return shown;
}

const positionsOf = (entries: readonly LocatedProject[]): Position[] =>
  entries.map(({ position }) => position);

/** Whether they are the same places, in any order. */
const areSame = (some: readonly Position[], others: readonly Position[]): boolean => {
  const keys = [some, others].map((positions) =>
    positions
      .map((one) => String(latLng(one)))
      .sort()
      .join(' '),
  );
  return keys[0] === keys[1];
};

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
