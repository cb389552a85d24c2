import { useTranslation } from '../../i18n';
import { useRoomsFilter, type ActiveFilter, type FilterAddress } from '../listing';
import { projectSorts, type ProjectFilters } from './project-list-request';

/** What the list of projects is narrowed by, in words. */
export function useActiveProjectFilters({
  filters,
  hrefWith,
}: FilterAddress<ProjectFilters>): ActiveFilter[] {
  const { t } = useTranslation('projects');
  const { available_only, rooms, status_id } = filters;
  const roomsFilter = useRoomsFilter(rooms, hrefWith({ rooms: undefined }));
  const sort = projectSorts.nameOf(filters);
  const active: (ActiveFilter | false | undefined)[] = [
    available_only && {
      key: 'available_only',
      label: t('filter.availableOnly'),
      to: hrefWith({ available_only: undefined }),
    },
    roomsFilter,
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
  return active.filter((filter): filter is ActiveFilter => !!filter);
}
