import { format, useLocalized, useTranslation } from '../i18n';
import type { ConditionWords, Conditions } from '../domain/conditions/condition';
import type { Place } from '../domain/conditions/place-name';
import type { Places } from '../domain/conditions/places';
import { useSiteData } from '../site-data';

/** A condition in words: “From 120 m²”. */
export type ConditionText = (name: string, value: unknown) => string;

/**
 * Conditions in words.
 * @param term name of a value of the contract
 * @param findPlace a place of the records by its id; others are named by the option lists, or as what they are
 */
export function useConditionTexts(
  rows: Conditions,
  term: ConditionWords['term'],
  findPlace: (kind: keyof Places, id: string) => Place | undefined,
): ConditionText {
  const { t } = useTranslation('conditions');
  const localized = useLocalized();
  const listed = useListedPlaces();
  const words: ConditionWords = {
    t: t as ConditionWords['t'], // the keys are those of the table
    term,
    place(kind, id) {
      const place = findPlace(kind, id) ?? listed[kind].find((one) => one.id === id);
      return localized(place?.label) || t(kind === 'cities' ? 'legend.city' : 'legend.district');
    },
    amount: (value) => t('sar', { amount: format.integer(value) }),
    area: (value) => t('squareMetres', { area: format.area(value) }),
  };
  return (name, value) => rows[name]?.label(value, words) ?? '';
}

/** Cities and districts of the option lists. */
export function useListedPlaces(): Places {
  const { nodes } = useSiteData().allLookup;
  return {
    cities: nodes.filter(({ category }) => category === 'cities'),
    districts: nodes.filter(({ category }) => category === 'districts'),
  };
}
