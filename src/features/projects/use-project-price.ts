import { format, useTranslation } from '../../i18n';
import type { ProjectCardData } from './project';

/** SAR; undefined until announced. Nothing is given away: zero means that no price was entered. */
export const startingPrice = ({ price_from }: Pick<ProjectCardData, 'price_from'>): number | undefined =>
  price_from || undefined;

/** What a project costs, in words: from a price, sold out, or announced at the launch. */
export function useProjectPrice() {
  const { t } = useTranslation('projects');
  return (project: ProjectCardData): string => {
    const price = startingPrice(project);
    if (price !== undefined) return t('priceFrom', { price: t('sar', { amount: format.integer(price) }) });
    const { status, available_units, total_units } = project;
    const soldOut =
      total_units > 0 && available_units === 0 && (status === 'Completed' || status === 'For_Sale');
    return soldOut ? t('soldOut') : t('priceAtLaunch');
  };
}
