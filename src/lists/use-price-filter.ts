import { format, useTranslation } from '../i18n';
import type { ActiveFilter } from './active-filters';

/** A chosen highest price in words, as a tag above the list; undefined while none is chosen. */
export function usePriceFilter(price: number | undefined, without: string): ActiveFilter | undefined {
  const { t } = useTranslation();
  if (price === undefined) return undefined;
  const label = t('priceLimit.upTo', { price: t('sar', { amount: format.integer(price) }) });
  return { key: 'price_max', label, to: without };
}
