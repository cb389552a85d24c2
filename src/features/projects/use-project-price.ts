import { format, useTranslation } from '../../i18n';
import { useLicenceRule } from '../licences';
import type { ProjectCardData } from './project';

/** SAR; undefined until announced. Nothing is given away: zero means that no price was entered. */
export const startingPrice = ({ price_from }: Pick<ProjectCardData, 'price_from'>): number | undefined =>
  price_from || undefined;

/** What a project costs, in words: from a price, nothing to buy now, announced at the launch, or kept back without a licence. */
export function useProjectPrice() {
  const { t } = useTranslation('projects');
  const licence = useLicenceRule();
  return (project: ProjectCardData): string => {
    if (licence(project).withheld) return t('licence.withheldPrice');
    const price = startingPrice(project);
    if (price !== undefined) return t('priceFrom', { price: t('sar', { amount: format.integer(price) }) });
    // Sold, reserved, or of a phase that is still to come: which of these, a card does not know.
    const { status, available_units, total_units } = project;
    const onSale = status === 'Completed' || status === 'For_Sale';
    return onSale && total_units > 0 && available_units === 0 ? t('noneAvailable') : t('priceAtLaunch');
  };
}
