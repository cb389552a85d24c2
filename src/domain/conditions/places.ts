import type { LocalizedText } from '../../lib/localized-text';
import { nameWords } from './place-name';

export interface Place {
  readonly id: string;
  readonly label: LocalizedText;
  /** City of a district. */
  readonly parent_id?: string | null;
}

/** Cities and districts, as the option lists have them, and those that only records name. */
export interface Places {
  readonly cities: readonly Place[];
  readonly districts: readonly Place[];
}

type Name = LocalizedText | null | undefined;

interface Located {
  readonly city?: Name;
  readonly district?: Name;
}

/** Ids of the places of a record; empty for one that it does not name. */
export interface PlaceIds {
  readonly city: string;
  readonly district: string;
}

/** Many records have the same few names. */
const keys = new Map<string, string>();

/** The words of a name that make it, as an id. */
export function placeKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const made = nameWords(name).join('-');
  keys.set(name, made);
  return made;
}

const isNamed = ({ label }: Place, name: LocalizedText): boolean =>
  (name.ar !== '' && placeKey(label.ar) === placeKey(name.ar)) ||
  (name.en !== '' && placeKey(label.en) === placeKey(name.en));

/** An id for a place that no option list has: its English name, or else its Arabic one. */
const toId = (name: Name): string => placeKey(name?.en || name?.ar || '');

/** The id of the city of this name; undefined where it is not among them. */
export const cityIdOf = (city: LocalizedText, cities: readonly Place[]): string | undefined =>
  cities.find((place) => isNamed(place, city))?.id;

/** The ids of the places that the texts of a record name. A district is looked for in its city. */
export function placeIdsOf({ city, district }: Located, { cities, districts }: Places): PlaceIds {
  const cityId = (city && cityIdOf(city, cities)) ?? toId(city);
  const known =
    district &&
    districts.find((place) => isNamed(place, district) && (!place.parent_id || place.parent_id === cityId));
  return { city: cityId, district: known?.id ?? toId(district) };
}

/**
 * The places with those that only these records name. One of a name that two cities have, or that another place has as its
 * id, gets an id with its city.
 */
export function withPlacesOf(records: readonly Located[], listed: Places): Places {
  const cities = new Map(listed.cities.map((place) => [place.id, place]));
  const unlisted = new Map<string, Place>();
  for (const record of records) {
    const ids = placeIdsOf(record, listed);
    if (record.city && !cities.has(ids.city)) cities.set(ids.city, { id: ids.city, label: record.city });
    if (record.district && ids.district === toId(record.district))
      unlisted.set(`${ids.district}-${ids.city}`, {
        id: ids.district,
        parent_id: ids.city,
        label: record.district,
      });
  }
  const isTaken = (place: Place): boolean =>
    listed.districts.some(({ id, parent_id }) => id === place.id && parent_id !== place.parent_id) ||
    [...unlisted.values()].some((other) => other !== place && other.id === place.id);
  const isListed = ({ id, parent_id }: Place): boolean =>
    listed.districts.some((place) => place.id === id && (!place.parent_id || place.parent_id === parent_id));
  return {
    cities: [...cities.values()],
    districts: [
      ...listed.districts,
      ...[...unlisted]
        .filter(([, place]) => !isListed(place))
        .map(([longId, place]) => (isTaken(place) ? { ...place, id: longId } : place)),
    ],
  };
}
