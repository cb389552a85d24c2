import { Control, DivIcon, Map, Marker, Popup, TileLayer, type LatLngTuple } from 'leaflet';
import { osmAttribution, osmTilesUrl } from '../../../lib/openstreetmap';
import type { LocatedPlace } from './places';
import type { Position } from './geometry';

export interface InteractiveMapTexts {
  zoomIn: string;
  zoomOut: string;
  /** Corner of the zoom buttons: the inline end of the language. */
  zoomCorner: 'topleft' | 'topright';
}

export interface LiveMarker {
  readonly place: LocatedPlace;
  readonly marker: Marker;
  /** Container of the marker's content. */
  readonly container: HTMLElement;
}

export interface LeafletMap {
  readonly map: Map;
  /** Container of the project's marker. */
  readonly projectContainer: HTMLElement;
  readonly markers: readonly LiveMarker[];
  readonly popup: Popup;
  /** Container of the popup's content. */
  readonly popupContainer: HTMLElement;
}

const tiles = process.env['GATSBY_TILES_URL'] || osmTilesUrl;
const credit = process.env['GATSBY_TILES_CREDIT'] || osmAttribution;

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const latLng = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

/** The nearest three quarters: with a far airport in view all other places would be one point. */
const initiallyInView = (places: readonly LocatedPlace[]) => places.slice(0, Math.ceil(places.length * 0.75));

/**
 * A Leaflet map that leaves scrolling, keys and focus to the page.
 * @param onTile called with whether a tile loaded, for each tile
 */
export function createLeafletMap(
  element: HTMLElement,
  position: Position,
  places: readonly LocatedPlace[],
  texts: InteractiveMapTexts,
  onTile: (loaded: boolean) => void,
): LeafletMap {
  const animated = !prefersReducedMotion();
  const map = new Map(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: animated,
    zoomAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
    maxZoom: 18,
  });
  map.fitBounds([latLng(position), ...initiallyInView(places).map(({ location }) => latLng(location))], {
    padding: [36, 36],
    maxZoom: 16,
    animate: false,
  });
  limitGestures(map, element);
  map.attributionControl.setPrefix(false);
  new Control.Zoom({
    position: texts.zoomCorner,
    zoomInTitle: texts.zoomIn,
    zoomOutTitle: texts.zoomOut,
  }).addTo(map);
  new TileLayer(tiles, { attribution: credit, maxZoom: 19 })
    .on('tileload', () => onTile(true))
    .on('tileerror', () => onTile(false))
    .addTo(map);
  const projectContainer = markerContainer();
  new Marker(latLng(position), { icon: iconOf(projectContainer), interactive: false, keyboard: false }).addTo(
    map,
  );
  const markers = places.map((place) => {
    const container = markerContainer();
    const marker = new Marker(latLng(place.location), { icon: iconOf(container), riseOnHover: true }).addTo(
      map,
    );
    return { place, marker, container };
  });
  const popupContainer = document.createElement('div');
  const popup = new Popup({
    closeButton: false,
    closeOnClick: false,
    closeOnEscapeKey: false,
    maxWidth: 240,
    offset: [0, -36],
    // Not below the zoom buttons.
    autoPanPaddingTopLeft: [texts.zoomCorner === 'topleft' ? 64 : 12, 12],
    autoPanPaddingBottomRight: [texts.zoomCorner === 'topleft' ? 12 : 64, 12],
  }).setContent(popupContainer);
  return { map, projectContainer, markers, popup, popupContainer };
}

const markerContainer = () => document.createElement('span');

/** A target of 44 × 44 px; the middle of its lower edge is the place. */
const iconOf = (html: HTMLElement) =>
  new DivIcon({ html, className: '', iconSize: [44, 44], iconAnchor: [22, 44] });

/**
 * One finger scrolls the page, two move the map; a mouse drags it. The wheel turns the page until the map has been
 * pressed, and again once something else has been.
 */
function limitGestures(map: Map, element: HTMLElement): void {
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
