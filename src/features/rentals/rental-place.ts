import { nameWords } from '../../domain/conditions/place-name';
import type { LocalizedText } from '../../lib/localized-text';

type Name = LocalizedText | null | undefined;

const wordsOf = (name: Name) => (name ? [nameWords(name.en), nameWords(name.ar)] : []);

/** The id of a place in the address: its English name, or else its Arabic one. */
export const placeId = ({ ar, en }: LocalizedText): string => nameWords(en || ar).join('-');

/**
 * Whether an id of the address means a place: by its name in any spelling of either language, or by the id of an option
 * list that is made of it. Names of the city may be in it, where two cities have a district of one name.
 * @param id `yasmin`, `alyasmin`, `shati-jeddah`, «حي الياسمين»
 */
export function isPlace(id: string, name: Name, city?: Name): boolean {
  const wanted = nameWords(id);
  const cityWords = wordsOf(city);
  return wordsOf(name).some((words, language) => {
    const inCity = [...words, ...(cityWords[language] ?? [])];
    return words.length > 0 && [words, inCity].some((known) => known.join() === wanted.join());
  });
}

interface Located {
  readonly city?: Name;
  readonly district?: Name;
}

export interface PlaceChoice {
  /** In the address. */
  readonly id: string;
  readonly name: LocalizedText;
  /** Of a district. */
  readonly city?: Name;
}

/** Whether an id of the address means a choice. */
export const meansChoice = (id: string, { name, city }: PlaceChoice): boolean => isPlace(id, name, city);

/** The cities of the rows, each once, in their order. */
export function citiesOf(rows: readonly Located[]): PlaceChoice[] {
  const cities = new Map<string, PlaceChoice>();
  for (const { city } of rows) if (city) cities.set(placeId(city), { id: placeId(city), name: city });
  return [...cities.values()];
}

/** The districts of the rows, each once, in their order. One of a name that two cities have is named with its city. */
export function districtsOf(rows: readonly Located[]): PlaceChoice[] {
  const districts = new Map<string, PlaceChoice & { readonly plainId: string }>();
  for (const { city, district } of rows) {
    if (!district) continue;
    const plainId = placeId(district);
    const id = city ? `${plainId}-${placeId(city)}` : plainId;
    districts.set(id, { id, plainId, name: district, city });
  }
  const all = [...districts.values()];
  return all.map(({ id, plainId, name, city }) => {
    const isUnique = all.filter((other) => other.plainId === plainId).length === 1;
    return { id: isUnique ? plainId : id, name, city };
  });
}

/** The name of the place that an id of the address means, among the districts and cities of these rows. */
export function nameOfPlace(id: string, rows: readonly Located[]): Name {
  for (const { city, district } of rows) {
    if (isPlace(id, district, city)) return district;
    if (isPlace(id, city)) return city;
  }
  return undefined;
}
