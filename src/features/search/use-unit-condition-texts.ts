import { unitConditions } from '../../domain/conditions/table';
import type { Located } from '../../domain/conditions/places';
import { useTranslation } from '../../i18n';
import { useConditionTexts } from '../../lists';
import { searchCode, useHomesIndex } from './homes-index';

const none: readonly Located[] = [];

/**
 * What is asked of units for sale and their projects, in words.
 * @param needsPlaces loads the places that only projects name
 * @param found projects that name places too: one may be newer than the build
 */
export function useUnitConditionTexts(needsPlaces: boolean, found: readonly Located[] = none) {
  const { t } = useTranslation('projects');
  const term = (_group: string, status: string) =>
    t(`status.${status}`, { defaultValue: t('filter.status') });
  const index = useHomesIndex(needsPlaces);
  return useConditionTexts(
    unitConditions,
    term,
    (kind, id) => index && searchCode.get()?.findPlace(kind, id, found, index.places),
  );
}
