import { useTranslation } from '../../i18n';
import { isWholePlan } from '../../domain/payment-plan';
import { useCostRows, useEstimate, usePaymentTexts } from '../costs';
import type { UnitSnapshot } from '../shortlist';
import { toRow, Rows, type RowsProps } from './rows';

const parts = ['tax', 'total', 'deposit', 'monthly', 'running'] as const;

/** What the homes cost, and how each is paid for. Loaded on demand. */
export function CostRows({ columns, onlyDifferences }: RowsProps) {
  const { t } = useTranslation('costs');
  const estimate = useEstimate();
  const { amount } = useCostRows();
  const payments = usePaymentTexts();
  const units = columns.map(({ snapshot }) => snapshot);
  const cost = (unit: UnitSnapshot, part: (typeof parts)[number]) => {
    const value = estimate(unit)?.costs[part];
    return value === undefined ? undefined : amount(value);
  };
  const rent = (unit: UnitSnapshot) => {
    const range = estimate(unit)?.costs.rent;
    return range && t('range', { from: amount(range.from), to: amount(range.to) });
  };
  const rows = [
    ...parts.map((part) => toRow(part, t(part), units, (unit) => cost(unit, part))),
    toRow('rent', t('rent'), units, rent),
    toRow('plan', t('plan'), units, ({ payment_plan }) =>
      payment_plan && isWholePlan(payment_plan) ? payments.brief(payment_plan) : undefined,
    ),
  ];
  return <Rows rows={rows} columns={columns} onlyDifferences={onlyDifferences} />;
}
