import { useTranslation } from '../../i18n';
import { unitFactNames, unitFacts } from '../../domain/unit-facts';
import type { UnitSnapshot } from '../shortlist';
import { useFactWords, useUnitTexts } from '../units';
import { toRow, type Row } from './rows';

/** State and price of the units, then their attributes, row by row. */
export function useRows(units: readonly UnitSnapshot[]) {
  const { t } = useTranslation('units');
  const { t: tc } = useTranslation('compare');
  const words = useFactWords();
  const texts = useUnitTexts();
  const pricePerMetre = ({ price, total_area }: UnitSnapshot) =>
    price && total_area > 0 ? texts.price(Math.round(price / total_area)) : undefined;
  const row = (key: string, name: string, value: (unit: UnitSnapshot) => string | undefined) =>
    toRow(key, name, units, value);
  const offer: (Row | undefined)[] = [
    row('state', t('state'), (unit) => texts.state(unit.state)),
    row('price', t('price'), (unit) => texts.priceOf(unit)),
    row('perMetre', tc('perMetre'), pricePerMetre),
  ];
  const attributes = unitFactNames.map((attribute) => {
    const { name, text } = unitFacts[attribute];
    return row(attribute, t(name), (unit) => text(unit, words));
  });
  return { offer, attributes };
}
