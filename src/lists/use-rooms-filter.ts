import { useTranslation } from '../i18n';
import { manyRooms } from '../lib/rooms';
import type { ActiveFilter } from './active-filters';

/** A chosen number of rooms in words, as a tag above the list; undefined while none is chosen. */
export function useRoomsFilter(rooms: number | undefined, without: string): ActiveFilter | undefined {
  const { t } = useTranslation('listing');
  if (rooms === undefined) return undefined;
  const label = rooms >= manyRooms ? t('rooms.orMore', { rooms }) : t('rooms.count', { count: rooms });
  return { key: 'rooms', label, to: without };
}
