import { format, useTranslation } from '../i18n';
import { manyRooms } from '../domain/rooms';
import { RiyalText, Tag } from '../ui';
import { markListNavigation } from './list-navigation';

export interface ActiveFilter {
  key: string;
  label: string;
  /** Address of the list without it. */
  to: string;
}

/** The filters of a list, as tags that remove them. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const { t } = useTranslation('lists');
  return (
    <>
      {filters.map(({ key, label, to }) => (
        <Tag
          key={key}
          label={<RiyalText text={label} />}
          action={t('remove', { filter: label })}
          to={to}
          onClick={() => markListNavigation('removal')}
        />
      ))}
    </>
  );
}

/**
 * The maximum price (SAR) as an active filter; undefined while there is none.
 * @param without address of the list without it
 */
export function usePriceFilter(price: number | undefined, without: string): ActiveFilter | undefined {
  const { t } = useTranslation();
  if (price === undefined) return undefined;
  const label = t('priceLimit.upTo', { price: t('sar', { amount: format.integer(price) }) });
  return { key: 'price_max', label, to: without };
}

/** The number of rooms as an active filter; undefined while there is none. */
export function useRoomsFilter(rooms: number | undefined, without: string): ActiveFilter | undefined {
  const { t } = useTranslation('lists');
  if (rooms === undefined) return undefined;
  const label = rooms >= manyRooms ? t('rooms.orMore', { rooms }) : t('rooms.count', { count: rooms });
  return { key: 'rooms', label, to: without };
}
