/** Leaflet, set up for this page: nothing it does takes the page's own scrolling, keys or focus away. */
import { Control, DivIcon, Map, Marker, Popup, TileLayer, type LatLngTuple } from 'leaflet';
import { openCredit, openTiles } from '../../../../lib/open-tiles';
import type { LocatedPlace } from '../places';
import type { Position } from '../geometry';

export interface LiveMapTexts {
  zoomIn: string;
  zoomOut: string;
  /** Side of the zoom buttons: where lines of the language end. */
  end: 'topleft' | 'topright';
}

export interface LiveMarker {
  readonly place: LocatedPlace;
  readonly marker: Marker;
  /** What is shown in the marker goes in here. */
  readonly face: HTMLElement;
}

export interface Live {
  readonly map: Map;
  readonly project: HTMLElement;
  readonly markers: readonly LiveMarker[];
  readonly popup: Popup;
  /** What is shown in the popup goes in here. */
  readonly words: HTMLElement;
}

const tiles = process.env['GATSBY_TILES_URL'] || openTiles;
const credit = process.env['GATSBY_TILES_CREDIT'] || openCredit;

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const at = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

/** The nearest three quarters: a far airport would make everything else one point. */
const inView = (places: readonly LocatedPlace[]) => places.slice(0, Math.ceil(places.length * 0.75));

/** @param onTiles told `true` once a tile has come, `false` when one did not */
export function createMap(
  element: HTMLElement,
  position: Position,
  places: readonly LocatedPlace[],
  texts: LiveMapTexts,
  onTiles: (came: boolean) => void,
): Live {
  const moves = !prefersStill();
  const map = new Map(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    maxZoom: 18,
  });
  map.fitBounds([at(position), ...inView(places).map(({ spot }) => at(spot))], {
    padding: [36, 36],
    maxZoom: 16,
    animate: false,
  });
  leavePageAlone(map, element);
  map.attributionControl.setPrefix(false);
  new Control.Zoom({ position: texts.end, zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(
    map,
  );
  new TileLayer(tiles, { attribution: credit, maxZoom: 19 })
    .on('tileload', () => onTiles(true))
    .on('tileerror', () => onTiles(false))
    .addTo(map);
  const project = face();
  new Marker(at(position), { icon: iconOf(project), interactive: false, keyboard: false }).addTo(map);
  const markers = places.map((place) => {
    const own = face();
    const marker = new Marker(at(place.spot), { icon: iconOf(own), riseOnHover: true }).addTo(map);
    return { place, marker, face: own };
  });
  const words = document.createElement('div');
  const popup = new Popup({
    closeButton: false,
    closeOnClick: false,
    closeOnEscapeKey: false,
    maxWidth: 240,
    offset: [0, -36],
    // Not below the zoom buttons.
    autoPanPaddingTopLeft: [texts.end === 'topleft' ? 64 : 12, 12],
    autoPanPaddingBottomRight: [texts.end === 'topleft' ? 12 : 64, 12],
  }).setContent(words);
  return { map, project, markers, popup, words };
}

const face = () => document.createElement('span');

/** 44 px each way to press; its middle below is the place. */
const iconOf = (html: HTMLElement) =>
  new DivIcon({ html, className: '', iconSize: [44, 44], iconAnchor: [22, 44] });

/**
 * One finger scrolls the page, two move the map; a mouse drags it. The wheel turns the page until the map has been
 * pressed, and again once something else has been.
 */
function leavePageAlone(map: Map, element: HTMLElement): void {
  // The next map, in another language or with other places, is made in the same element.
  const removed = new AbortController();
  const { signal } = removed;
  map.on('unload', () => removed.abort());
  if (matchMedia('(pointer: coarse)').matches) map.dragging.disable();
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
      map.scrollWheelZoom.enable();
    },
    { capture: true, signal },
  );
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) map.scrollWheelZoom.disable();
    },
    { signal },
  );
}
