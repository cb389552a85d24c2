/** What the comparison says of homes, attribute by attribute, in the words that units have everywhere. */
import { format, useLocalized, useTranslation } from '../../i18n';
import type { UnitSnapshot } from '../shortlist';
import { useUnitTexts } from '../units';

export interface Row {
  key: string;
  name: string;
  /** One for each home; undefined where nothing is known. */
  values: readonly (string | undefined)[];
  /** The homes differ in it. */
  differs: boolean;
}

/** Rows of which nothing is known of any home are left out, but for price and state, which are always asked for. */
export function useRows(homes: readonly UnitSnapshot[]): Row[] {
  const { t } = useTranslation('units');
  const { t: tc } = useTranslation('compare');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const price = ({ price: amount }: UnitSnapshot) => amount || undefined;
  const perMetre = (home: UnitSnapshot) => {
    const amount = price(home);
    if (amount === undefined || !(home.total_area > 0)) return undefined;
    return texts.price(Math.round(amount / home.total_area));
  };
  const read: [key: string, name: string, value: (home: UnitSnapshot) => string | undefined][] = [
    ['state', t('state'), (home) => texts.state(home.state)],
    ['price', t('price'), (home) => texts.priceOf(home)],
    ['perMetre', tc('perMetre'), perMetre],
    ['building', t('building'), (home) => localized(home.building)],
    ['flat', t('flat'), (home) => home.flat_number],
    ['floor', t('floor'), (home) => texts.floorName(home.floor)],
    ['rooms', t('rooms'), (home) => format.integer(home.rooms)],
    ['bathrooms', t('bathrooms'), (home) => format.integer(home.bathrooms)],
    ['totalArea', t('totalArea'), (home) => texts.area(home.total_area)],
    [
      'outsideArea',
      t('outsideArea'),
      (home) => (home.outside_area ? texts.area(home.outside_area) : undefined),
    ],
    ['airConditioning', t('airConditioning'), (home) => texts.airConditioning(home.air_conditioning)],
    ['kitchen', t('kitchen'), (home) => texts.kitchen(home.kitchen)],
    ['electricity', t('electricity'), (home) => texts.utility(home.electricity)],
    ['water', t('water'), (home) => texts.utility(home.water)],
  ];
  return read
    .map(([key, name, value]) => {
      const values = homes.map(value);
      return { key, name, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== undefined));
}
