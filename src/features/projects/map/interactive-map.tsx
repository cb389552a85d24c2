import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useLocalized, useTranslation } from '../../../i18n';
import { Note } from '../../../ui';
import { nearbyIcon } from '../project-icons';
import type { Position } from './geometry';
import type { LocatedPlace } from './places';
import { prefersReducedMotion } from './base-map';
import { createLeafletMap, type LeafletMap } from './leaflet-map';
import { MapFrame, MarkerLabel, ProjectMarker, StatusMessage, TouchHint } from './interactive-map.styles';
import { usePlaceTexts } from './use-place-texts';

interface InteractiveMapProps {
  /** Name of the project. */
  name: string;
  position: Position;
  places: readonly LocatedPlace[];
  /** Number of the place whose popup is open. */
  selected: number | undefined;
  onSelect: (number: number | undefined) => void;
}

/** The map with tiles, loaded on demand. Its markers have the numbers of the list and share its selection. */
export function InteractiveMap({ name, position, places, selected, onSelect }: InteractiveMapProps) {
  const { t } = useTranslation('projects');
  const { dir } = useLocale();
  const localized = useLocalized();
  const texts = usePlaceTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [leaflet, setLeaflet] = useState<LeafletMap>();
  const [tiles, setTiles] = useState<'loading' | 'loaded' | 'missing'>('loading');
  const [zoomIn, zoomOut] = [t('map.zoomIn'), t('map.zoomOut')];
  const { latitude, longitude } = position;

  useEffect(() => {
    if (!frame.current) return undefined;
    const zoomCorner = dir === 'rtl' ? 'topleft' : 'topright';
    const created = createLeafletMap(
      frame.current,
      { latitude, longitude },
      places,
      { zoomIn, zoomOut, zoomCorner },
      (loaded) => setTiles((before) => (loaded || before === 'loaded' ? 'loaded' : 'missing')),
    );
    setLeaflet(created);
    return () => {
      setLeaflet(undefined);
      created.map.remove();
    };
  }, [latitude, longitude, places, zoomIn, zoomOut, dir]);

  useEffect(() => {
    if (!leaflet) return undefined;
    const deselect = () => onSelect(undefined);
    leaflet.map.on('click', deselect);
    for (const { place, marker } of leaflet.markers)
      marker.on('click', () => onSelect(place.location.number));
    return () => {
      leaflet.map.off('click', deselect);
      for (const { marker } of leaflet.markers) marker.off('click');
    };
  }, [leaflet, onSelect]);

  useEffect(() => {
    if (!leaflet) return;
    for (const { place, marker } of leaflet.markers) {
      const isSelected = place.location.number === selected;
      marker.getElement()?.setAttribute('aria-pressed', String(isSelected));
      marker.setZIndexOffset(isSelected ? 1000 : 0);
    }
    const target = leaflet.markers
      .find(({ place }) => place.location.number === selected)
      ?.marker.getLatLng();
    if (!target) return void leaflet.map.closePopup(leaflet.popup);
    if (!leaflet.map.getBounds().contains(target)) leaflet.map.panTo(target, { animate: true });
    leaflet.popup.setLatLng(target).openOn(leaflet.map);
    frame.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [leaflet, selected]);

  const nameOf = (place: LocatedPlace) =>
    t('map.marker', {
      number: place.location.number,
      kind: texts.category(place),
      name: localized(place.service.name),
      distance: texts.distance(place.service.distance),
      direction: texts.direction(place),
    });
  useEffect(() => {
    for (const { place, marker } of leaflet?.markers ?? []) {
      marker.getElement()?.setAttribute('aria-label', nameOf(place));
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSelect(undefined);
    const marker = leaflet?.markers.find((each) => each.marker.getElement() === event.target);
    if (!marker || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onSelect(marker.place.location.number);
  };
  const open = places.find(({ location }) => location.number === selected);
  return (
    <div className="no-print">
      {/* Keys bubble from the markers, which Leaflet makes buttons. */}
      <MapFrame
        ref={frame}
        dir="ltr"
        role="group"
        aria-label={t('map.label', { project: name })}
        onKeyDown={onKeyDown}
      />
      {leaflet && createPortal(<ProjectMarker />, leaflet.projectContainer)}
      {leaflet?.markers.map(({ place, container }) => {
        const Icon = nearbyIcon(place.service.category);
        return createPortal(
          <MarkerLabel $selected={place.location.number === selected}>
            <Icon size={16} />
            {place.location.number}
          </MarkerLabel>,
          container,
          String(place.location.number),
        );
      })}
      {leaflet &&
        open &&
        createPortal(
          <div dir={dir}>
            <strong>{localized(open.service.name)}</strong>
            <p>
              {texts.distance(open.service.distance)} · {texts.direction(open)}
            </p>
          </div>,
          leaflet.popupContainer,
        )}
      <TouchHint>{t('map.twoFingers')}</TouchHint>
      <StatusMessage>
        {tiles === 'missing' && (
          <Note tone="warning" title={t('map.tilesMissing')}>
            {t('map.tilesMissingHint')}
          </Note>
        )}
      </StatusMessage>
    </div>
  );
}
