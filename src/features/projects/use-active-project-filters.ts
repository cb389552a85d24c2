import { useTranslation } from '../../i18n';
import { usePriceFilter, useRoomsFilter, type ActiveFilter, type FilterAddress } from '../../lists';
import { projectSorts, type ProjectFilters } from './project-list-request';

/** The active filters with their labels. */
export function useActiveProjectFilters({
  filters,
  hrefWith,
}: FilterAddress<ProjectFilters>): ActiveFilter[] {
  const { t } = useTranslation('projects');
  const { available_only, rooms, price_max, status_id } = filters;
  const roomsFilter = useRoomsFilter(rooms, hrefWith({ rooms: undefined }));
  const priceFilter = usePriceFilter(price_max, hrefWith({ price_max: undefined }));
  const sort = projectSorts.nameOf(filters);
  const active: (ActiveFilter | false | undefined)[] = [
    available_only && {
      key: 'available_only',
      label: t('filter.availableOnly'),
      to: hrefWith({ available_only: undefined }),
    },
    roomsFilter,
    priceFilter,
    status_id && {
      key: 'status_id',
      label: t(`status.${status_id}`),
      to: hrefWith({ status_id: undefined }),
    },
    sort !== 'newest' && {
      key: 'sort',
      label: t(`sort.${sort}`),
      to: hrefWith({ orderBy: undefined, desc: undefined }),
    },
  ];
  return active.filter((filter) => !!filter);
}
