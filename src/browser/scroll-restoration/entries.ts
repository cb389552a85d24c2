/** How each entry of the browser's history was left, by an id that stands in the state of the entry itself. */
import { writeSession, readSession } from '../safe-storage';

export interface Place {
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
  /** Which of the page's `<details>` were open, by their order: what is open decides how high the page is. */
  readonly open: readonly number[];
}

const stateKey = 'place';
const storageKey = 'places';
/** More entries than anybody goes back. */
const most = 60;

const places = new Map<string, Place>(stored());

function stored(): [string, Place][] {
  try {
    return JSON.parse(readSession(storageKey) ?? '[]') as [string, Place][];
  } catch {
    return [];
  }
}

/** Id of the current entry; none if it is new. */
export function entryId(): string | undefined {
  const state = history.state as { [stateKey]?: string } | null;
  return state?.[stateKey];
}

let names = 0;

/** Gives the current entry an id. A browser that has had too many changes of its history refuses; then it has none. */
export function nameEntry(): string {
  const id = `${Date.now().toString(36)}-${names++}`;
  try {
    history.replaceState({ ...(history.state as object | null), [stateKey]: id }, '');
  } catch {
    // Back leads to the top of the page then.
  }
  return id;
}

export const placeOf = (id: string): Place | undefined => places.get(id);

export function setPlace(id: string, place: Place): void {
  places.delete(id);
  places.set(id, place);
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}

/** Puts the places away for a reload, or a return from another site. */
export const keepPlaces = (): void => writeSession(storageKey, JSON.stringify([...places]));
