/** The list of projects: baked first page, then the API by filters and page. */
import { useCallback } from 'react';
import { api } from '../../api/browser';
import { enums } from '../../api/contract';
import { settle, type Result } from '../../api/result';
import type { paths } from '../../api/schema';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  createCodec,
  createSorts,
  FilterSelect,
  flag,
  ListPage,
  oneOf,
  pageNumber,
  useFilters,
  useLiveList,
} from '../listing';
import type { Listing } from '../listing';
import { keepBakedPictures } from './keep-baked-pictures';
import { publicStatuses, type ProjectCardData } from './project';
import { ProjectCard } from './project-card';

type Status = (typeof enums.ProjectStatus)[number];
type Filters = NonNullable<paths['/public/projects/list']['get']['parameters']['query']>;

export const projectFilters = createCodec<Filters>({
  page: pageNumber,
  orderBy: oneOf(enums.ProjectOrder),
  desc: flag,
  status_id: oneOf<Status>(publicStatuses),
});

const sorts = createSorts<(typeof enums.ProjectOrder)[number]>({
  newest: {},
  oldest: { orderBy: 'published_at', desc: false },
  cheapest: { orderBy: 'price_from', desc: false },
  dearest: { orderBy: 'price_from', desc: true },
});

interface ProjectListProps {
  baked: Listing<ProjectCardData>;
  /** Query string of the address. */
  search: string;
}

export function ProjectList({ baked, search }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const { filters, key, hrefOf, change } = useFilters(projectFilters, routes.projects, search);
  const load = useCallback(
    async (signal: AbortSignal): Promise<Result<Listing<ProjectCardData>>> => {
      const result = await settle(
        api.GET('/public/projects/list', { params: { query: projectFilters.parse(key) }, signal }),
      );
      if (!result.ok) return result;
      const published = result.value.data.filter(({ status }) => status !== 'Draft');
      return { ok: true, value: { meta: result.value.meta, data: keepBakedPictures(published, baked.data) } };
    },
    [key, baked],
  );
  return (
    <ListPage
      live={useLiveList(key, baked, load)}
      count={(count) => t('count', { count })}
      empty={t('none')}
      hrefOf={hrefOf}
      keyOf={({ id }) => id}
      filters={
        <>
          <FilterSelect
            label={t('filter.status')}
            value={filters.status_id ?? ''}
            options={[
              { value: '', label: t('filter.all') },
              ...publicStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
            ]}
            onChange={(value) => change({ status_id: publicStatuses.find((status) => status === value) })}
          />
          <FilterSelect
            label={t('filter.sort')}
            value={sorts.nameOf(filters)}
            options={sorts.names.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(value) => change(sorts.filtersOf(value))}
          />
        </>
      }
    >
      {(project, index) => <ProjectCard project={project} loading={index === 0 ? 'eager' : 'lazy'} />}
    </ListPage>
  );
}
