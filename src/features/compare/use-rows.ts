import { format, useLocalized, useTranslation } from '../../i18n';
import type { UnitSnapshot } from '../shortlist';
import { useUnitTexts } from '../units';
import { rowOf, type Row } from './rows';

/** State and price of the units, then their attributes, row by row. */
export function useRows(units: readonly UnitSnapshot[]) {
  const { t } = useTranslation('units');
  const { t: tc } = useTranslation('compare');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const pricePerMetre = ({ price, total_area }: UnitSnapshot) =>
    price && total_area > 0 ? texts.price(Math.round(price / total_area)) : undefined;
  const row = (key: string, name: string, value: (unit: UnitSnapshot) => string | undefined) =>
    rowOf(key, name, units, value);
  const offer: (Row | undefined)[] = [
    row('state', t('state'), (unit) => texts.state(unit.state)),
    row('price', t('price'), (unit) => texts.priceOf(unit)),
    row('perMetre', tc('perMetre'), pricePerMetre),
  ];
  const attributes: (Row | undefined)[] = [
    row('building', t('building'), (unit) => localized(unit.building)),
    row('flat', t('flat'), (unit) => unit.flat_number),
    row('floor', t('floor'), (unit) => texts.floorName(unit.floor)),
    row('rooms', t('rooms'), (unit) => format.integer(unit.rooms)),
    row('bathrooms', t('bathrooms'), (unit) => format.integer(unit.bathrooms)),
    row('totalArea', t('totalArea'), (unit) => texts.area(unit.total_area)),
    row('outsideArea', t('outsideArea'), (unit) =>
      unit.outside_area ? texts.area(unit.outside_area) : undefined,
    ),
    row('airConditioning', t('airConditioning'), (unit) => texts.airConditioning(unit.air_conditioning)),
    row('kitchen', t('kitchen'), (unit) => texts.kitchen(unit.kitchen)),
    row('electricity', t('electricity'), (unit) => texts.utility(unit.electricity)),
    row('water', t('water'), (unit) => texts.utility(unit.water)),
    row('parking', t('parking'), (unit) => texts.parking(unit.parking_spaces)),
  ];
  return { offer, attributes };
}
