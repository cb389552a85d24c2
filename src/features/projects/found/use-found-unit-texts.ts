import { format, useLocalized, useTranslation } from '../../../i18n';
import { useEstimate } from '../../costs';
import type { FoundUnit } from '../../search';
import { useUnitTexts } from '../../units';

/** A unit that can be bought, in the words of a row of results. */
export function useFoundUnitTexts() {
  const { t } = useTranslation('search');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const estimate = useEstimate();
  return ({ flat_number, building, rooms, total_area, floor, price }: FoundUnit) => {
    const { monthly } = estimate({ price, total_area, state: 'available' })?.costs ?? {};
    return {
      name: t('unit', { flat: flat_number }),
      building: localized(building),
      facts: [texts.roomsCount(rooms), texts.area(total_area), texts.atFloor(floor)],
      price: texts.price(price),
      priceNotes: [
        ...(total_area > 0 ? [t('perArea', { amount: format.integer(Math.round(price / total_area)) })] : []),
        ...(monthly ? [t('perMonth', { amount: format.integer(monthly) })] : []),
      ],
    };
  };
}
