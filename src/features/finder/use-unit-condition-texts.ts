import { useTranslation } from '../../i18n';
import { unitConditions } from '../../domain/conditions/table';
import { useConditionTexts } from '../../lists';
import { findPlace, useFinderData } from './finder-store';

/**
 * What is asked of units for sale and their projects, in words.
 * @param needsPlaces loads the places that only projects name
 */
export function useUnitConditionTexts(needsPlaces: boolean) {
  const { t } = useTranslation('projects');
  const term = (_group: string, status: string) =>
    t(`status.${status}`, { defaultValue: t('filter.status') });
  const data = useFinderData(needsPlaces);
  return useConditionTexts(unitConditions, term, (kind, id) => data && findPlace(kind, id, data.places));
}
