import { format, useLocalized, useTranslation } from '../../i18n';
import type { FactWords } from '../../domain/unit-facts';
import { useUnitTexts } from './use-unit-texts';

/** What the facts of a unit are said with. */
export function useFactWords(): FactWords {
  const { t } = useTranslation('units');
  const { floorName, area, term } = useUnitTexts();
  return { localized: useLocalized(), floorName, count: format.integer, area, term, none: t('noParking') };
}
