import { useTranslation } from '../../i18n';
import { usePriceFilter, useRoomsFilter, type ActiveFilter, type FilterAddress } from '../../lists';
import type { FinderData } from '../../lib/finder/finder-data';
import { useConditionTexts } from '../finder';
import { projectSorts, type ProjectFilters } from './project-list-request';

/** The active filters with their labels. @param finder what is known of places */
export function useActiveProjectFilters(
  { filters, hrefWith }: FilterAddress<ProjectFilters>,
  finder: FinderData | undefined,
): ActiveFilter[] {
  const texts = useConditionTexts(finder);
  const { t } = useTranslation('projects');
  const { available_only, rooms, price_max, status_id, city, area_min, handover } = filters;
  const { district = [], near = [] } = filters;
  const roomsFilter = useRoomsFilter(rooms, hrefWith({ rooms: undefined }));
  const priceFilter = usePriceFilter(price_max, hrefWith({ price_max: undefined }));
  const sort = projectSorts.nameOf(filters);
  const active: (ActiveFilter | false | undefined | '' | 0)[] = [
    available_only && {
      key: 'available_only',
      label: t('filter.availableOnly'),
      to: hrefWith({ available_only: undefined }),
    },
    city && { key: 'city', label: texts.city(city), to: hrefWith({ city: undefined }) },
    ...district.map((id) => ({
      key: `district ${id}`,
      label: texts.district(id),
      to: hrefWith({ district: district.filter((one) => one !== id) }),
    })),
    roomsFilter,
    priceFilter,
    area_min && { key: 'area_min', label: texts.area(area_min), to: hrefWith({ area_min: undefined }) },
    handover && { key: 'handover', label: texts.handover(handover), to: hrefWith({ handover: undefined }) },
    ...near.map((kind) => ({
      key: `near ${kind}`,
      label: texts.near(kind),
      to: hrefWith({ near: near.filter((one) => one !== kind) }),
    })),
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
