import { useTranslation } from '../../i18n';
import type { ActiveFilter, FilterAddress } from '../listing';
import { projectSorts, type ProjectFilters } from './project-list-request';

/** What the list of projects is narrowed by, in words. */
export function useActiveProjectFilters({
  filters,
  hrefWith,
}: FilterAddress<ProjectFilters>): ActiveFilter[] {
  const { t } = useTranslation('projects');
  const { available_only, rooms, status_id } = filters;
  const sort = projectSorts.nameOf(filters);
  const active: (ActiveFilter | false | undefined)[] = [
    available_only && {
      key: 'available_only',
      label: t('filter.availableOnly'),
      to: hrefWith({ available_only: undefined }),
    },
    rooms !== undefined && {
      key: 'rooms',
      label: rooms >= 5 ? t('filter.roomsOrMore', { rooms }) : t('filter.roomsCount', { count: rooms }),
      to: hrefWith({ rooms: undefined }),
    },
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
