import { useFormatters, useTranslation } from '../../i18n';
import type { ProjectCardData } from './project';

/** What a project costs, in words: from a price, sold out, or announced at the launch. */
export function useProjectPrice() {
  const { t } = useTranslation('projects');
  const format = useFormatters();
  return ({ price_from, status, available_units, total_units }: ProjectCardData): string => {
    if (typeof price_from === 'number')
      return t('priceFrom', { price: t('sar', { amount: format.integer(price_from) }) });
    const soldOut =
      total_units > 0 && available_units === 0 && (status === 'Completed' || status === 'For_Sale');
    return soldOut ? t('soldOut') : t('priceAtLaunch');
  };
}
