import styled from 'styled-components';
import { useDates, useLocalized, useTranslation } from '../../i18n';
import { RiyalText, visuallyHidden } from '../../ui';
import { paymentAmounts, type PaymentPlan } from './payment-steps';
import { useCostRows } from './use-cost-rows';
import { usePaymentTexts } from './use-payment-texts';

interface PaymentPlanTableProps {
  /** SAR */
  price: number;
  plan: PaymentPlan;
  /** When it was read, as ISO time. */
  asOf: string;
}

/** The steps of a payment plan: share, amount, and when it is due. */
export function PaymentPlanTable({ price, plan, asOf }: PaymentPlanTableProps) {
  const { t } = useTranslation('costs');
  const localized = useLocalized();
  const { amount } = useCostRows();
  const dates = useDates();
  const texts = usePaymentTexts();
  const amounts = paymentAmounts(price, plan);
  return (
    <Table>
      <caption>
        {t('plan')} <small>{t('planAsOf', { date: dates.date(asOf) })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('planStep')}</th>
          <th scope="col">{t('planShare')}</th>
          <th scope="col">{t('planAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.steps.map((step, index) => (
          <tr key={index}>
            <th scope="row">
              {localized(step.title)} <small>{texts.when(step)}</small>
            </th>
            <td>{t('percent', { value: String(step.percent) })}</td>
            <td>
              <bdi>
                <RiyalText text={amount(amounts[index] ?? 0)} />
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  margin-block-start: var(--s5);
  caption {
    padding-block-end: var(--s3);
    font-size: 1.125rem;
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding-block: var(--s3);
    padding-inline-end: var(--s3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    font-size: var(--fs-sm);
    font-weight: 400;
    color: var(--stone-700);
  }
  tbody th {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: var(--fs-sm);
    font-weight: 400;
    color: var(--stone-700);
  }
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }
  /* Too narrow for three columns, as with large text: the step stands above its share and amount. */
  @media (max-width: 21.9em) {
    thead {
      ${visuallyHidden}
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      border-block-end: 1px solid var(--line);
    }
    tbody th {
      flex: 1 0 100%;
      padding-block-end: 0;
    }
    th,
    td {
      border: 0;
    }
    td:last-child {
      flex: 1;
    }
  }
`;
