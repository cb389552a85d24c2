import styled from 'styled-components';
import type { PricedUnit } from './priced-unit';
import { useTranslation } from '../../i18n';
import { RiyalText } from '../../ui';
import { useCostRows } from './use-cost-rows';
import { usePaymentTexts } from './use-payment-texts';
import { useEstimate } from './use-costs';

interface PrintedCostsProps {
  unit: PricedUnit;
  /** When its price was read, as ISO time. */
  asOf: string;
}

/** The estimate on the printed sheet of a unit. */
export function PrintedCosts({ unit, asOf }: PrintedCostsProps) {
  const { t } = useTranslation('costs');
  const estimate = useEstimate()(unit);
  const { rowsOf } = useCostRows();
  const payments = usePaymentTexts();
  if (!estimate) return null;
  return (
    <Costs>
      <strong>{t('heading')}</strong>
      <dl>
        {rowsOf(estimate, unit, asOf)
          .filter(({ key }) => key !== 'price')
          .map(({ key, name, value, note, source }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <RiyalText text={value} />
              </dd>
              <dd>
                {[note, source && t('rateSource', { source: source.label, date: source.date })]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            </div>
          ))}
      </dl>
      {unit.payment_plan && (
        <p>
          {t('plan')}: {payments.brief(unit.payment_plan)}
        </p>
      )}
      <p>{t('short')}</p>
    </Costs>
  );
}

const Costs = styled.div`
  font-size: 8pt;
  line-height: 1.5;
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 4px 16px;
  }
  dd {
    font-weight: 700;
  }
  dd + dd {
    font-size: 6.5pt;
    font-weight: 400;
  }
`;
