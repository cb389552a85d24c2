import type { PricedUnit } from './priced-unit';
import { format, useDates, useLocalized, useTranslation } from '../../i18n';
import { depositShare } from './payment-steps';
import type { Costs } from './use-costs';

/** A figure of the estimate, as text. */
export interface CostRow {
  key: 'price' | 'tax' | 'total' | 'deposit' | 'downPayment' | 'loan' | 'monthly' | 'running' | 'rent';
  name: string;
  value: string;
  /** How it is worked out. */
  note?: string;
  /** Where its rate is from, and of which day. */
  source?: { label: string; to: string; /** `2026-11-23` */ day: string; date: string };
}

interface Source {
  readonly source: { readonly label: { readonly ar: string; readonly en: string }; readonly to: string };
  readonly as_of: string;
}

/** The figures of an estimate in the order of a page, as texts. */
export function useCostRows() {
  const { t } = useTranslation('costs');
  const localized = useLocalized();
  const dates = useDates();
  const amount = (value: number) => t('sar', { amount: format.integer(value) });
  const percent = (value: number) => String(value);
  const years = (count: number) => t('years', { count, formatted: format.integer(count) });
  const sourceOf = ({ source, as_of }: Source) => ({
    label: localized(source.label),
    to: source.to,
    day: as_of,
    date: dates.date(as_of),
  });

  /** @param asOf when the price was read, as ISO time */
  const rowsOf = ({ costs, rates, choices }: Costs, unit: PricedUnit, asOf: string): CostRow[] => {
    const { tax, deposit, loan, rent } = rates;
    const plannedDeposit = depositShare(unit.payment_plan);
    const taxPercent = { percent: percent(tax.percent) };
    return [
      {
        key: 'price',
        name: t('price'),
        value: amount(costs.price),
        note: t('priceNote', { date: dates.date(asOf) }),
      },
      {
        key: 'tax',
        name: t('tax'),
        value: amount(costs.tax),
        note: choices.first_home
          ? t('firstHomeTaxNote', { ...taxPercent, exempt: amount(tax.first_home_exempt) })
          : t('taxNote', taxPercent),
        source: sourceOf(tax),
      },
      { key: 'total', name: t('total'), value: amount(costs.total), note: t('taxOwner') },
      {
        key: 'deposit',
        name: t('deposit'),
        value: amount(costs.deposit),
        ...(plannedDeposit === undefined
          ? { note: t('depositNote', { percent: percent(deposit.percent) }), source: sourceOf(deposit) }
          : { note: t('plannedDepositNote', { percent: percent(plannedDeposit) }) }),
      },
      {
        key: 'downPayment',
        name: t('downPayment'),
        value: amount(costs.downPayment),
        note: t('downPaymentNote', { percent: percent(choices.down_payment) }),
        source: sourceOf(loan),
      },
      {
        key: 'loan',
        name: t('loan'),
        value: amount(costs.loan),
        note: t('loanNote', { years: years(choices.years), percent: percent(choices.rate) }),
        source: sourceOf(loan),
      },
      {
        key: 'monthly',
        name: t('monthly'),
        value: amount(costs.monthly),
        note: t('monthlyNote', { interest: amount(costs.interest) }),
      },
      ...(costs.running === undefined
        ? []
        : [
            {
              key: 'running' as const,
              name: t('running'),
              value: amount(costs.running),
              note: t('runningNote', { charge: amount(unit.service_charge ?? 0) }),
            },
          ]),
      {
        key: 'rent',
        name: t('rent'),
        value: t('range', { from: amount(costs.rent.from), to: amount(costs.rent.to) }),
        note: t('rentNote', { from: percent(rent.from_percent), to: percent(rent.to_percent) }),
        source: sourceOf(rent),
      },
    ];
  };
  return { rowsOf, amount, years };
}
