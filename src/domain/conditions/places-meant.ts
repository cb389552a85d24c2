import { placeKey, type Place } from './place-name';
import { addPlaces, type Located, type Places } from './places';

/**
 * The places that an id of the address means: the one of this id, or else all of this name, in any spelling of either
 * language. The name of its city may be in it: `yasmin`, `alyasmin`, `shati-jeddah`, «حي الياسمين».
 */
export function placesMeant(id: string, { cities, districts }: Places, kind: keyof Places): readonly Place[] {
  const places = kind === 'cities' ? cities : districts;
  const exact = places.find((place) => place.id === id);
  if (exact) return [exact];
  const wanted = placeKey(id);
  if (!wanted) return [];
  return places.filter(({ label, parent_id }) => {
    const city = cities.find((place) => place.id === parent_id)?.label;
    return (['ar', 'en'] as const).some((language) => {
      const name = placeKey(label[language]);
      return name !== '' && (name === wanted || `${name}-${city ? placeKey(city[language]) : ''}` === wanted);
    });
  });
}

/**
 * The place that an id of the address means; undefined where it means none.
 * @param records that name places too: one may be newer than the list
 */
export const findPlace = (
  kind: keyof Places,
  id: string,
  records: readonly Located[],
  listed: Places,
): Place | undefined =>
  listed[kind].find((place) => place.id === id) ?? placesMeant(id, addPlaces(records, listed), kind)[0];

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
