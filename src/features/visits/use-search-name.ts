import { format, useLocalized, useTranslation } from '../../i18n';
import { manyRooms } from '../../domain/rooms';
import { routes } from '../../lib/routes';
import { searchFilters } from './find-matches';
import type { RememberedSearch } from './stored-visits';

/** A search in words, and the address that opens it. */
export function useSearchName({ project, query }: RememberedSearch): { name: string; address: string } {
  const { t } = useTranslation('visits');
  const { t: tp } = useTranslation('projects');
  const localized = useLocalized();
  const { rooms, area_min, price_max, status_id } = searchFilters.parse(query);
  const parts = [
    project ? localized(project.name) : t('allProjects'),
    rooms && (rooms < manyRooms ? tp('roomsCount', { count: rooms }) : t('roomsOrMore', { rooms })),
    area_min && t('areaFrom', { area: format.integer(area_min) }),
    price_max && t('upTo', { amount: format.integer(price_max) }),
    status_id && tp(`status.${status_id}`, { defaultValue: '' }),
  ];
  return {
    name: parts.filter(Boolean).join(t('comma')),
    address: project ? `${routes.project(project.slug)}${query}#units` : `${routes.projects}${query}`,
  };
}
