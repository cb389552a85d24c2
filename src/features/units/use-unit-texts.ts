import { format, useTranslation } from '../../i18n';
import { saleStateOf, upcoming } from '../../lib/sale-state';
import { priceOf, type UnitRow } from './unit';

/** How the values of a unit read, with their units of measure. */
export function useUnitTexts() {
  const { t } = useTranslation('units');
  const word = (group: string, value: string | null | undefined): string | undefined => {
    if (!value) return undefined;
    const key = `${group}.${value}`;
    return t(key, { defaultValue: '' }) || undefined; // a word the site does not know is left out
  };
  return {
    floor: (floor: number) => (floor === 0 ? t('ground') : format.integer(floor)),
    /** As a name: “2nd”. */
    floorName: (floor: number) => word('explorer.floorName', `f${floor}`) ?? format.integer(floor),
    /** As part of a sentence: “floor 2”. */
    atFloor: (floor: number) =>
      floor === 0 ? t('atGround') : t('atFloor', { floor: format.integer(floor) }),
    area: (area: number) => t('squareMetres', { area: format.area(area) }),
    price: (amount: number) => t('sar', { amount: format.integer(amount) }),
    /** The price of a unit, or when it is announced; a dash for one that is gone. */
    priceOf: (unit: Pick<UnitRow, 'price' | 'state'>) => {
      const price = priceOf(unit);
      if (price !== undefined) return t('sar', { amount: format.integer(price) });
      return saleStateOf(unit) === upcoming ? t('explorer.priceLater') : '—';
    },
    /** Nothing is let for nothing: zero means that no rent was entered. */
    annualRent: (amount: number | null | undefined) =>
      amount ? t('sarYearly', { amount: format.integer(amount) }) : t('rentLater'),
    roomsCount: (rooms: number) =>
      t('explorer.roomsCount', { count: rooms, formatted: format.integer(rooms) }),
    state: (state: string) => word('states', state) ?? state,
    airConditioning: (value: string | null | undefined) => word('airConditionings', value),
    kitchen: (value: string | null | undefined) => word('kitchens', value),
    utility: (value: string | null | undefined) => word('utilities', value),
  };
}
