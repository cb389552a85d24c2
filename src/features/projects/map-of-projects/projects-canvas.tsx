import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useLocale, useTranslation } from '../../../i18n';
import { prefersReducedMotion } from '../map/base-map';
import { MapFrame } from '../map/interactive-map.styles';
import { canSeparate, separate, type ProjectsMarker } from './leaflet-projects';
import type { LocatedProject } from './mapped-projects';
import { MapNotes } from './map-notes';
import { MapScale } from './map-scale';
import { MarkerContent, useMarkerNames } from './marker-content';
import { PopupContent } from './popup-content';
import { areTilesAllowed } from './tiles-permission';
import { placeStyles, usePlaceNames } from './use-place-names';
import { useProjectMarkers, useProjectsMap, useSelectionInView, useTiles } from './use-projects-map';

interface ProjectsCanvasProps {
  /** One at least. */
  entries: readonly LocatedProject[];
  /** Ids of the projects whose popup is open; several where one marker stands for them. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Ids of the projects that the pointer or the focus is on. */
  active: readonly string[];
  onActivate: (ids: readonly string[]) => void;
  /** Query string of the links to projects. */
  search: string;
  /** What was asked for, whoever answers. */
  question: string;
}

const idsOf = (entries: readonly LocatedProject[]) => entries.map(({ project }) => project.id);

/** The projects on a map. Its markers have the numbers of the list and share its selection. */
export function ProjectsCanvas(props: ProjectsCanvasProps) {
  const { entries, selected, onSelect, active, onActivate, search, question } = props;
  const { t } = useTranslation('projects');
  const { dir } = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const [tilesAllowed, setTilesAllowed] = useState(areTilesAllowed);
  const shown = useProjectsMap(frame, entries, question);
  const tilesMissing = useTiles(shown, tilesAllowed);
  const markers = useProjectMarkers(shown, entries);
  const nameOf = useMarkerNames();
  usePlaceNames(shown, entries);
  useSelectionInView(shown, entries, selected);
  useEffect(() => {
    if (selected.length === 0) return;
    frame.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [selected]);

  const press = useCallback(
    ({ entries: pressed }: ProjectsMarker) => {
      if (!shown) return;
      const separable = pressed.length > 1 && canSeparate(shown.map, pressed);
      onSelect(separable ? [] : idsOf(pressed));
      if (separable) separate(shown.map, pressed);
    },
    [shown, onSelect],
  );
  useEffect(() => {
    const presses = markers.map((one) => ({ marker: one.marker, onClick: () => press(one) }));
    for (const { marker, onClick } of presses) marker.on('click', onClick);
    return () => {
      for (const { marker, onClick } of presses) marker.off('click', onClick);
    };
  }, [markers, press]);
  useEffect(() => {
    if (!shown) return undefined;
    const deselect = () => onSelect([]);
    shown.map.on('click', deselect);
    return () => void shown.map.off('click', deselect);
  }, [shown, onSelect]);

  const has = (ids: readonly string[], one: ProjectsMarker) =>
    idsOf(one.entries).some((id) => ids.includes(id));
  useEffect(() => {
    for (const one of markers) {
      const element = one.marker.getElement();
      element?.setAttribute('aria-label', nameOf(one.entries));
      element?.setAttribute('aria-pressed', String(has(selected, one)));
      one.marker.setZIndexOffset(has(selected, one) || has(active, one) ? 1000 : 0);
    }
  });

  // Events bubble from the markers, which Leaflet makes buttons.
  const markerOf = (target: EventTarget | null) =>
    markers.find(({ marker }) => target instanceof Node && marker.getElement()?.contains(target));
  // What has the focus stays highlighted while the pointer is elsewhere.
  const activate = (target: EventTarget | null) =>
    onActivate(idsOf((markerOf(target) ?? markerOf(document.activeElement))?.entries ?? []));
  const onEnter = ({ target }: SyntheticEvent) => activate(target);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSelect([]);
    const pressed = markerOf(event.target);
    if (!pressed || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    press(pressed);
  };
  return (
    <Canvas
      role="group"
      aria-label={t('mapOfProjects.label', { count: entries.length })}
      onKeyDown={onKeyDown}
      onPointerOver={onEnter}
      onPointerLeave={() => activate(null)}
      onFocus={onEnter}
      onBlur={() => onActivate([])}
    >
      <Stage>
        <MapFrame ref={frame} dir="ltr" />
        {shown && <MapScale map={shown.map} />}
      </Stage>
      {markers.map((one) =>
        createPortal(
          <MarkerContent entries={one.entries} highlighted={has(selected, one) || has(active, one)} />,
          one.container,
          idsOf(one.entries).join(),
        ),
      )}
      {shown &&
        selected.length > 0 &&
        createPortal(
          <div dir={dir}>
            <PopupContent
              entries={entries.filter(({ project }) => selected.includes(project.id))}
              search={search}
            />
          </div>,
          shown.popupContainer,
        )}
      <MapNotes
        tilesAllowed={tilesAllowed}
        tilesMissing={tilesMissing}
        onAllow={() => setTilesAllowed(true)}
      />
    </Canvas>
  );
}

const Canvas = styled.div.attrs({ className: 'no-print' })``;

const Stage = styled.div`
  position: relative;
  ${placeStyles}
`;
