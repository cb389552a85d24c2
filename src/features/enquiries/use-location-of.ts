import { getCityId } from '../../domain/conditions/place-name';
import type { LocalizedText } from '../../lib/localized-text';
import { useSiteData } from '../../site-data';
import type { FormValues } from './forms';

/** Answers where something is, by its city; nothing where no option has that name. */
export function useLocationOf() {
  const { allLookup } = useSiteData();
  return (city: LocalizedText | null | undefined): FormValues => {
    const cities = allLookup.nodes.filter(({ category }) => category === 'cities');
    const location = city && getCityId(city, cities);
    return location ? { location } : {};
  };
}
