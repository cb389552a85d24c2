import { format, useTranslation } from '../../i18n';
import { useLicenceRule } from '../licences';
import type { ProjectCardData } from './project';

/** In SAR; undefined until announced, also for 0, as no price was entered then. */
export const startingPrice = ({ price_from }: Pick<ProjectCardData, 'price_from'>): number | undefined =>
  price_from || undefined;

/** Text of a project's price: from a price, none available, announced at launch, or withheld without a licence. */
export function useProjectPrice() {
  const { t } = useTranslation('projects');
  const licence = useLicenceRule();
  return (project: ProjectCardData): string => {
    if (licence(project).withheld) return t('licence.withheldPrice');
    const price = startingPrice(project);
    if (price !== undefined) return t('priceFrom', { price: t('sar', { amount: format.integer(price) }) });
    // Sold, reserved or of a later phase: a card cannot tell which.
    const { status, available_units, total_units } = project;
    const onSale = status === 'Completed' || status === 'For_Sale';
    return onSale && total_units > 0 && available_units === 0 ? t('noneAvailable') : t('priceAtLaunch');
  };
}
