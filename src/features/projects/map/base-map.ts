import {
  Control,
  DivIcon,
  Map,
  Marker,
  Popup,
  TileLayer,
  type LatLngTuple,
  type MarkerOptions,
  type PanOptions,
  type PointExpression,
} from 'leaflet';
import { osmAttribution, osmTilesUrl } from '../../../lib/openstreetmap';
import type { Position } from './geometry';

export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  /** Corner of the zoom buttons: the inline end of the language. */
  zoomCorner: 'topleft' | 'topright';
}

const tiles = process.env['GATSBY_TILES_URL'] || osmTilesUrl;
const credit = process.env['GATSBY_TILES_CREDIT'] || osmAttribution;

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const latLng = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

/** A map that moves at once, whoever moves it: Leaflet itself slides for popups and focused markers. */
class StillMap extends Map {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** A Leaflet map without tiles around some positions, one at least, that leaves scrolling, keys and focus to the page. */
export function createBaseMap(element: HTMLElement, inView: readonly Position[], texts: MapTexts): Map {
  const animated = !prefersReducedMotion();
  const map = new (animated ? Map : StillMap)(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: animated,
    zoomAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
    maxZoom: 18,
  });
  showAll(map, inView);
  limitGestures(map, element);
  map.attributionControl.setPrefix(false);
  new Control.Zoom({
    position: texts.zoomCorner,
    zoomInTitle: texts.zoomIn,
    zoomOutTitle: texts.zoomOut,
  }).addTo(map);
  return map;
}

/** Moves and zooms the map at once until all positions are in view, one at least. */
export const showAll = (map: Map, positions: readonly Position[]): void =>
  void map.fitBounds(positions.map(latLng), { padding: [36, 36], maxZoom: 16, animate: false });

/**
 * Shows the pictures of the map, which come from a third party.
 * @param onTile called with whether a tile loaded, for each tile
 */
export function addTiles(map: Map, onTile: (loaded: boolean) => void): void {
  new TileLayer(tiles, { attribution: credit, maxZoom: 19 })
    .on('tileload', () => onTile(true))
    .on('tileerror', () => onTile(false))
    .addTo(map);
}

/** A marker of 44 × 44 px, the middle of whose lower edge is the place, and the container of its content. */
export function addMarker(
  map: Map,
  position: Position,
  options?: MarkerOptions,
): { marker: Marker; container: HTMLElement } {
  const container = document.createElement('span');
  const icon = new DivIcon({ html: container, className: '', iconSize: [44, 44], iconAnchor: [22, 44] });
  return { marker: new Marker(latLng(position), { ...options, icon }).addTo(map), container };
}

/** A popup above a marker, and the container of its content. */
export function createPopup({ zoomCorner }: MapTexts): { popup: Popup; popupContainer: HTMLElement } {
  const popupContainer = document.createElement('div');
  const popup = new Popup({
    closeButton: false,
    closeOnClick: false,
    closeOnEscapeKey: false,
    maxWidth: 240,
    offset: [0, -36],
    // Not below the zoom buttons.
    autoPanPaddingTopLeft: [zoomCorner === 'topleft' ? 64 : 12, 12],
    autoPanPaddingBottomRight: [zoomCorner === 'topleft' ? 12 : 64, 12],
  }).setContent(popupContainer);
  return { popup, popupContainer };
}

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
