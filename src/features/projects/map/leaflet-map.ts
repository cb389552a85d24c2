import type { Map, Marker, Popup } from 'leaflet';
import { addMarker, addTiles, createBaseMap, createPopup, type MapTexts } from './base-map';
import type { LocatedPlace } from './places';
import type { Position } from './geometry';

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

/** The nearest three quarters: with a far airport in view all other places would be one point. */
const initiallyInView = (places: readonly LocatedPlace[]) => places.slice(0, Math.ceil(places.length * 0.75));

/**
 * The map of a project and the places around it.
 * @param onTile called with whether a tile loaded, for each tile
 */
export function createLeafletMap(
  element: HTMLElement,
  position: Position,
  places: readonly LocatedPlace[],
  texts: MapTexts,
  onTile: (loaded: boolean) => void,
): LeafletMap {
  const inView = [position, ...initiallyInView(places).map(({ location }) => location)];
  const map = createBaseMap(element, inView, texts);
  addTiles(map, onTile);
  const { container } = addMarker(map, position, { interactive: false, keyboard: false });
  const markers = places.map((place) => ({
    place,
    ...addMarker(map, place.location, { riseOnHover: true }),
  }));
  return { map, projectContainer: container, markers, ...createPopup(texts) };
}
