import type { LocalizedText } from '../../lib/localized-text';
import { getCityId, isNamed, placeKey, type Place } from './place-name';

/** Cities and districts, as the option lists have them, and those that only records name. */
export interface Places {
  readonly cities: readonly Place[];
  readonly districts: readonly Place[];
}

type Name = LocalizedText | null | undefined;

export interface Located {
  readonly city?: Name;
  readonly district?: Name;
}

/** Ids of the places of a record; empty for one that it does not name. */
export interface PlaceIds {
  readonly city: string;
  readonly district: string;
}

/** An id for a place that no option list has: its English name, or else its Arabic one. */
const toId = (name: Name): string => placeKey(name?.en || name?.ar || '');

/** The ids of the places that the texts of a record name. A district is looked for in its city. */
export function getPlaceIds({ city, district }: Located, { cities, districts }: Places): PlaceIds {
  const cityId = (city && getCityId(city, cities)) ?? toId(city);
  const known =
    district &&
    districts.find((place) => isNamed(place, district) && (!place.parent_id || place.parent_id === cityId));
  return { city: cityId, district: known?.id ?? toId(district) };
}

/**
 * The places with those that only these records name. One of a name that two cities have, or that another place has as its
 * id, gets an id with its city.
 */
export function addPlaces(records: readonly Located[], listed: Places): Places {
  const cities = new Map(listed.cities.map((place) => [place.id, place]));
  const unlisted = new Map<string, Place>();
  for (const record of records) {
    const ids = getPlaceIds(record, listed);
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
