import styled from 'styled-components';
import type { PricedUnit } from './priced-unit';
import { useTranslation } from '../../i18n';
import { Band, Container, Lead, RiyalText, Split } from '../../ui';
import { ChangeCosts } from './change-costs';
import { CostList } from './cost-list';
import { PaymentPlanTable } from './payment-plan-table';
import { transactionTax } from './purchase-costs';
import { useCostRows } from './use-cost-rows';
import { useEstimate } from './use-costs';

interface CostSectionProps {
  unit: PricedUnit;
  /** When its price was read, as ISO time. */
  asOf: string;
  /** The visitor pressed what opens the choices before this code was there. */
  isTouched?: boolean;
}

/** What a home costs, with the figures of the visitor; nothing where it is not for sale or has no price. */
export function CostSection({ unit, asOf, isTouched = false }: CostSectionProps) {
  const { t } = useTranslation('costs');
  const costs = useEstimate()(unit);
  const { rowsOf, amount } = useCostRows();
  if (!costs) return null;
  const { price, rent, monthly } = costs.costs;
  const { tax } = costs.rates;
  const plan = unit.payment_plan;
  const { first_home: isFirst } = costs.choices;
  const otherTotal = price + transactionTax(price, tax, !isFirst);
  return (
    <Band id="costs" $tone="white" className="no-print">
      <Container>
        <Split $columns="7fr 5fr">
          <div>
            <h2>{t('heading')}</h2>
            <Lead>{t('lead')}</Lead>
            <CostList rows={rowsOf(costs, unit, asOf)} />
            {plan && <PaymentPlanTable price={price} plan={plan} asOf={asOf} />}
          </div>
          <Side>
            <p>
              <RiyalText
                text={t(isFirst ? 'otherTotalFirst' : 'otherTotal', { total: amount(otherTotal) })}
              />
            </p>
            <ChangeCosts {...costs} isTouched={isTouched} />
            <h3>{t('rentOrBuy')}</h3>
            <p>
              <RiyalText
                text={t('rentOrBuyText', {
                  rentFrom: amount(Math.round(rent.from / 12)),
                  rentTo: amount(Math.round(rent.to / 12)),
                  monthly: amount(monthly),
                })}
              />
            </p>
          </Side>
        </Split>
      </Container>
    </Band>
  );
}

const Side = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--s4);
  min-inline-size: 0;
`;
