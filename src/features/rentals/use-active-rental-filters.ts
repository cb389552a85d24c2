import { useTranslation } from '../../i18n';
import { useRoomsFilter, type ActiveFilter, type FilterAddress } from '../../lists';
import { useUnitTexts } from '../units';
import { rentalSorts, type RentalFilters } from './rental-list-request';

/** The active filters with their labels, except those of the two toggles in the toolbar. */
export function useActiveRentalFilters({ filters, hrefWith }: FilterAddress<RentalFilters>): ActiveFilter[] {
  const { t } = useTranslation('rentals');
  const texts = useUnitTexts();
  const { status_id, has_ac, has_kitchen, rooms } = filters;
  const roomsFilter = useRoomsFilter(rooms, hrefWith({ rooms: undefined }));
  const sort = rentalSorts.nameOf(filters);
  const active: (ActiveFilter | false | undefined)[] = [
    status_id && {
      key: 'status_id',
      label: texts.state(status_id),
      to: hrefWith({ status_id: undefined }),
    },
    has_ac === false && { key: 'has_ac', label: t('noAc'), to: hrefWith({ has_ac: undefined }) },
    has_kitchen === false && {
      key: 'has_kitchen',
      label: t('noKitchen'),
      to: hrefWith({ has_kitchen: undefined }),
    },
    roomsFilter,
    sort !== 'newest' && {
      key: 'sort',
      label: t(`sort.${sort}`),
      to: hrefWith({ orderBy: undefined, desc: undefined }),
    },
  ];
  return active.filter((filter) => !!filter);
}
