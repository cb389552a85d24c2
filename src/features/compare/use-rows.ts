import { format, useLocalized, useTranslation } from '../../i18n';
import { isWholePlan } from '../../lib/payment-plan';
import { useCostRows, useEstimate, usePaymentTexts } from '../costs';
import type { UnitSnapshot } from '../shortlist';
import { useUnitTexts } from '../units';

export interface Row {
  key: string;
  name: string;
  /** One for each unit; undefined where nothing is known. */
  values: readonly (string | undefined)[];
  /** The values differ. */
  differs: boolean;
}

/** The attributes of the units, row by row; rows without any value are left out. */
export function useRows(units: readonly UnitSnapshot[]): Row[] {
  const { t } = useTranslation('units');
  const { t: tc } = useTranslation('compare');
  const { t: tk } = useTranslation('costs');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const pricePerMetre = ({ price, total_area }: UnitSnapshot) =>
    price && total_area > 0 ? texts.price(Math.round(price / total_area)) : undefined;
  const estimate = useEstimate();
  const { amount } = useCostRows();
  const payments = usePaymentTexts();
  const cost = (unit: UnitSnapshot, part: 'tax' | 'total' | 'deposit' | 'monthly' | 'running') => {
    const value = estimate(unit)?.costs[part];
    return value === undefined ? undefined : amount(value);
  };
  const attributes: [key: string, name: string, value: (unit: UnitSnapshot) => string | undefined][] = [
    ['state', t('state'), (unit) => texts.state(unit.state)],
    ['price', t('price'), (unit) => texts.priceOf(unit)],
    ['perMetre', tc('perMetre'), pricePerMetre],
    ['tax', tk('tax'), (unit) => cost(unit, 'tax')],
    ['total', tk('total'), (unit) => cost(unit, 'total')],
    ['deposit', tk('deposit'), (unit) => cost(unit, 'deposit')],
    ['monthly', tk('monthly'), (unit) => cost(unit, 'monthly')],
    ['running', tk('running'), (unit) => cost(unit, 'running')],
    [
      'plan',
      tk('plan'),
      ({ payment_plan }) =>
        payment_plan && isWholePlan(payment_plan) ? payments.brief(payment_plan) : undefined,
    ],
    ['building', t('building'), (unit) => localized(unit.building)],
    ['flat', t('flat'), (unit) => unit.flat_number],
    ['floor', t('floor'), (unit) => texts.floorName(unit.floor)],
    ['rooms', t('rooms'), (unit) => format.integer(unit.rooms)],
    ['bathrooms', t('bathrooms'), (unit) => format.integer(unit.bathrooms)],
    ['totalArea', t('totalArea'), (unit) => texts.area(unit.total_area)],
    [
      'outsideArea',
      t('outsideArea'),
      (unit) => (unit.outside_area ? texts.area(unit.outside_area) : undefined),
    ],
    ['airConditioning', t('airConditioning'), (unit) => texts.airConditioning(unit.air_conditioning)],
    ['kitchen', t('kitchen'), (unit) => texts.kitchen(unit.kitchen)],
    ['electricity', t('electricity'), (unit) => texts.utility(unit.electricity)],
    ['water', t('water'), (unit) => texts.utility(unit.water)],
    ['parking', t('parking'), (unit) => texts.parking(unit.parking_spaces)],
  ];
  return attributes
    .map(([key, name, value]) => {
      const values = units.map(value);
      return { key, name, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== undefined));
}
