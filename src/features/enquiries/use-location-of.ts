import { cityIdOf } from '../../lib/finder/places';
import type { LocalizedText } from '../../lib/localized-text';
import { useSiteData } from '../../site-data';
import type { FormValues } from './forms';

/** The answer to where something is, by its city; none where no option has that name. */
export function useLocationOf(city: LocalizedText | null | undefined): FormValues | undefined {
  const { allLookup } = useSiteData();
  const location =
    city &&
    cityIdOf(
      city,
      allLookup.nodes.filter(({ category }) => category === 'cities'),
    );
  return location === undefined || location === null ? undefined : { location };
}
