import { format, useTranslation } from '../../i18n';
import { getSaleState, upcoming } from '../../domain/sale-state';
import { getPrice, type UnitRow } from './unit';

/** Values of a unit as texts, with their units of measure. */
export function useUnitTexts() {
  const { t } = useTranslation('units');
  const term = (group: string, value: string | null | undefined): string | undefined => {
    if (!value) return undefined;
    const key = `${group}.${value}`;
    return t(key, { defaultValue: '' }) || undefined; // unknown values are left out
  };
  return {
    floor: (floor: number) => (floor === 0 ? t('ground') : format.integer(floor)),
    /** Name of the floor: “2nd”. */
    floorName: (floor: number) => term('explorer.floorName', `f${floor}`) ?? format.integer(floor),
    /** Within a sentence: “floor 2”. */
    atFloor: (floor: number) =>
      floor === 0 ? t('atGround') : t('atFloor', { floor: format.integer(floor) }),
    area: (area: number) => t('squareMetres', { area: format.area(area) }),
    price: (amount: number) => t('sar', { amount: format.integer(amount) }),
    /** The price of a unit, or that it is not announced yet; a dash for a unit that is not for sale. */
    priceOf: (unit: Pick<UnitRow, 'price' | 'state'>) => {
      const price = getPrice(unit);
      if (price !== undefined) return t('sar', { amount: format.integer(price) });
      return getSaleState(unit) === upcoming ? t('explorer.priceNotAnnounced') : '—';
    },
    roomsCount: (rooms: number) =>
      t('explorer.roomsCount', { count: rooms, formatted: format.integer(rooms) }),
    state: (state: string) => term('states', state) ?? state,
    term,
  };
}
