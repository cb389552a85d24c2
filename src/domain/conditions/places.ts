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

function key(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const made = nameWords(name).join('-');
  keys.set(name, made);
  return made;
}

const isNamed = ({ label }: Place, name: LocalizedText): boolean =>
  (name.ar !== '' && key(label.ar) === key(name.ar)) || (name.en !== '' && key(label.en) === key(name.en));

/** An id for a place that no option list has: its English name, or else its Arabic one. */
const toId = (name: Name): string => key(name?.en || name?.ar || '');

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

/**
 * The places that an id of the address means: the one of this id, or else all of this name, in any spelling of either
 * language. The name of its city may be in it: `yasmin`, `alyasmin`, `shati-jeddah`, «حي الياسمين».
 */
export function placesMeant(id: string, { cities, districts }: Places, kind: keyof Places): readonly Place[] {
  const places = kind === 'cities' ? cities : districts;
  const exact = places.find((place) => place.id === id);
  if (exact) return [exact];
  const wanted = key(id);
  if (!wanted) return [];
  return places.filter(({ label, parent_id }) => {
    const city = cities.find((place) => place.id === parent_id)?.label;
    return (['ar', 'en'] as const).some((language) => {
      const name = key(label[language]);
      return name !== '' && (name === wanted || `${name}-${city ? key(city[language]) : ''}` === wanted);
    });
  });
}

interface WantedPlaces {
  readonly city?: string | undefined;
  readonly district?: readonly string[] | undefined;
}

/** Conditions with the ids of the places that they mean; an id that means none stays. */
export function withPlaceIds<Asked extends WantedPlaces>(wanted: Asked, places: Places): Asked {
  const idsOf = (id: string, kind: keyof Places) => {
    const ids = placesMeant(id, places, kind).map((place) => place.id);
    return ids.length > 0 ? ids : [id];
  };
  const { city, district } = wanted;
  return {
    ...wanted,
    ...(city !== undefined && { city: idsOf(city, 'cities')[0] }),
    ...(district && { district: district.flatMap((id) => idsOf(id, 'districts')) }),
  };
}
