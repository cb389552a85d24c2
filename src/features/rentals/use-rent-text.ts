import { format, useTranslation } from '../../i18n';

/** A rent in words. Zero means that none was entered. */
export function useRentText() {
  const { t } = useTranslation('units');
  return (rent: number) => (rent ? t('sarYearly', { amount: format.integer(rent) }) : t('rentNotAnnounced'));
}
