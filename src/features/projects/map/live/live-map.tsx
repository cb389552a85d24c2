/** The map with tiles, loaded on asking. Its markers carry the numbers of the list; pressing one chooses it there too. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useLocalized, useTranslation } from '../../../../i18n';
import { Note } from '../../../../ui';
import { nearbyIcon } from '../../nearby-icon';
import type { Position } from '../geometry';
import type { LocatedPlace } from '../places';
import { usePlaceWords } from '../use-place-words';
import { createMap, prefersStill, type Live } from './create-map';
import { Bob, Face, Ground, Hint, Said } from './live-map.styles';

interface LiveMapProps {
  /** Of the project. */
  name: string;
  position: Position;
  places: readonly LocatedPlace[];
  /** Number of the place whose words are shown. */
  chosen: number | undefined;
  onChoose: (number: number | undefined) => void;
}

export function LiveMap({ name, position, places, chosen, onChoose }: LiveMapProps) {
  const { t } = useTranslation('projects');
  const { dir } = useLocale();
  const localized = useLocalized();
  const words = usePlaceWords();
  const ground = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live>();
  const [tiles, setTiles] = useState<'awaited' | 'came' | 'missing'>('awaited');
  const [zoomIn, zoomOut] = [t('map.zoomIn'), t('map.zoomOut')];
  const { latitude, longitude } = position;

  useEffect(() => {
    if (!ground.current) return undefined;
    const end = dir === 'rtl' ? 'topleft' : 'topright';
    const created = createMap(
      ground.current,
      { latitude, longitude },
      places,
      { zoomIn, zoomOut, end },
      (came) => setTiles((before) => (came ? 'came' : before === 'came' ? before : 'missing')),
    );
    setLive(created);
    return () => {
      setLive(undefined);
      created.map.remove();
    };
  }, [latitude, longitude, places, zoomIn, zoomOut, dir]);

  useEffect(() => {
    if (!live) return undefined;
    const leave = () => onChoose(undefined);
    live.map.on('click', leave);
    for (const { place, marker } of live.markers) marker.on('click', () => onChoose(place.spot.number));
    return () => {
      live.map.off('click', leave);
      for (const { marker } of live.markers) marker.off('click');
    };
  }, [live, onChoose]);

  useEffect(() => {
    if (!live) return;
    for (const { place, marker } of live.markers) {
      const pressed = place.spot.number === chosen;
      marker.getElement()?.setAttribute('aria-pressed', String(pressed));
      marker.setZIndexOffset(pressed ? 1000 : 0);
    }
    const target = live.markers.find(({ place }) => place.spot.number === chosen)?.marker.getLatLng();
    if (!target) return void live.map.closePopup(live.popup);
    if (!live.map.getBounds().contains(target)) live.map.panTo(target, { animate: !prefersStill() });
    live.popup.setLatLng(target).openOn(live.map);
    ground.current?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'auto' : 'smooth' });
  }, [live, chosen]);

  const nameOf = (place: LocatedPlace) =>
    t('map.marker', {
      number: place.spot.number,
      kind: words.kind(place),
      name: localized(place.service.name),
      distance: words.distance(place.service.distance),
      direction: words.direction(place),
    });
  useEffect(() => {
    for (const { place, marker } of live?.markers ?? []) {
      marker.getElement()?.setAttribute('aria-label', nameOf(place));
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(undefined);
    const marker = live?.markers.find((each) => each.marker.getElement() === event.target);
    if (!marker || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onChoose(marker.place.spot.number);
  };
  const shown = places.find(({ spot }) => spot.number === chosen);
  return (
    <div className="no-print">
      {/* The keys are those of the markers inside, which Leaflet makes buttons. */}
      <Ground
        ref={ground}
        dir="ltr"
        role="group"
        aria-label={t('map.label', { project: name })}
        onKeyDown={onKeyDown}
      />
      {live && createPortal(<Bob />, live.project)}
      {live?.markers.map(({ place, face }) => {
        const Icon = nearbyIcon(place.service.category);
        return createPortal(
          <Face $chosen={place.spot.number === chosen}>
            <Icon size={16} />
            {place.spot.number}
          </Face>,
          face,
          String(place.spot.number),
        );
      })}
      {live &&
        shown &&
        createPortal(
          <div dir={dir}>
            <strong>{localized(shown.service.name)}</strong>
            <p>
              {words.distance(shown.service.distance)} · {words.direction(shown)}
            </p>
          </div>,
          live.words,
        )}
      <Hint>{t('map.twoFingers')}</Hint>
      <Said>
        {tiles === 'missing' && (
          <Note tone="warning" title={t('map.tilesMissing')}>
            {t('map.tilesMissingHint')}
          </Note>
        )}
      </Said>
    </div>
  );
}
