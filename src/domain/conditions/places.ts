import type { LocalizedText } from '../../lib/localized-text';
import { nameWords } from './place-name';

export interface Place {
  readonly id: string;
  readonly label: LocalizedText;
  /** City of a district. */
  readonly parent_id?: string | null;
}

/** Cities and districts, as the option lists have them, and those that only projects name. */
export interface Places {
  readonly cities: readonly Place[];
  readonly districts: readonly Place[];
}

interface Located {
  readonly city: LocalizedText;
  readonly district: LocalizedText;
}

export interface PlaceIds {
  readonly city: string;
  readonly district: string;
}

const key = (name: string): string => nameWords(name).join(' ');

const isNamed = ({ label }: Place, name: LocalizedText): boolean =>
  (name.ar !== '' && key(label.ar) === key(name.ar)) || (name.en !== '' && key(label.en) === key(name.en));

/** An id for a place that no option list has: its English name, or else its Arabic one. */
const idOf = ({ ar, en }: LocalizedText): string => nameWords(en || ar).join('-');

/** The id of the city of this name; undefined where it is not among them. */
export const cityIdOf = (city: LocalizedText, cities: readonly Place[]): string | undefined =>
  cities.find((place) => isNamed(place, city))?.id;

/** The ids of the places that the texts of a project name. A district is looked for in its city. */
export function placeIdsOf({ city, district }: Located, { cities, districts }: Places): PlaceIds {
  const cityId = cityIdOf(city, cities) ?? idOf(city);
  const known = districts.find(
    (place) => isNamed(place, district) && (!place.parent_id || place.parent_id === cityId),
  );
  if (known) return { city: cityId, district: known.id };
  const id = idOf(district);
  const isTaken = districts.some((place) => place.id === id && place.parent_id !== cityId);
  return { city: cityId, district: isTaken ? `${cityId}-${id}` : id };
}

/** The places with those that only these projects name. */
export function withPlacesOf(projects: readonly Located[], { cities, districts }: Places): Places {
  const all = { cities: [...cities], districts: [...districts] };
  for (const project of projects) {
    const ids = placeIdsOf(project, all);
    if (!all.cities.some(({ id }) => id === ids.city)) all.cities.push({ id: ids.city, label: project.city });
    if (!all.districts.some(({ id }) => id === ids.district))
      all.districts.push({ id: ids.district, label: project.district, parent_id: ids.city });
  }
  return all;
}
