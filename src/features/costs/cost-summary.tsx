import type { PricedUnit } from './priced-unit';
import { useTranslation } from '../../i18n';
import { OuterTextLink, RiyalText, TextLink } from '../../ui';
import { useCostRows } from './use-cost-rows';
import { useEstimate } from './use-costs';

interface CostSummaryProps {
  unit: PricedUnit;
  /** Address of the whole estimate; it is on the same page unless given. */
  to?: string;
}

/** Below the price: what it is with tax, and a month; leads to the whole estimate. */
export function CostSummary({ unit, to }: CostSummaryProps) {
  const { t } = useTranslation('costs');
  const { amount } = useCostRows();
  const estimate = useEstimate()(unit);
  if (!estimate) return null;
  const { total, monthly } = estimate.costs;
  const words = (
    <span>
      <RiyalText text={t('summary', { total: amount(total), monthly: amount(monthly) })} />
    </span>
  );
  return to === undefined ? (
    <OuterTextLink href="#costs" className="no-print">
      {words}
    </OuterTextLink>
  ) : (
    <TextLink to={to} className="no-print">
      {words}
    </TextLink>
  );
}
