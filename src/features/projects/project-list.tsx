/** The list of projects: baked first page, then the API by filters and page. */
import { lazy } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  createListMemory,
  FilteredList,
  useBaked,
  useBakedPictures,
  useFilters,
  useLiveList,
} from '../listing';
import type { Listing } from '../listing';
import type { ProjectCardData } from './project';
import { ProjectCard } from './project-card';
import { loadProjects, projectFilters } from './project-list-request';
import { useActiveProjectFilters } from './use-active-project-filters';

interface ProjectListProps {
  baked: Listing<ProjectCardData>;
  /** What the other pages hold: names for readers without JavaScript, pictures for those with it. */
  rest: readonly Pick<ProjectCardData, 'slug' | 'name' | 'cover'>[];
  /** Query string of the address. */
  search: string;
}

const memory = createListMemory<ProjectCardData>();
const loadFilters = () => import('./project-filters');
const ProjectFilters = lazy(loadFilters);

export function ProjectList({ baked, rest, search }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const address = useFilters(projectFilters, routes.projects, search);
  const { filters, key, apply } = address;
  const live = useLiveList({ key, baked: useBaked(baked), memory, load: loadProjects });
  const picture = useBakedPictures(baked.data, rest);
  const active = useActiveProjectFilters(address);
  return (
    <FilteredList
      path={routes.projects}
      address={address}
      live={live}
      count={(count) => t('count', { count })}
      none={{ title: t('none'), hint: t('noneHint') }}
      active={active}
      dialog={(state) => <ProjectFilters {...state} filters={filters} onApply={apply} />}
      preloadDialog={() => void loadFilters()}
      rest={rest.map(({ slug, name }) => ({ to: routes.project(slug), name: localized(name) }))}
    >
      {(project, index) => (
        <ProjectCard
          project={{ ...project, cover: picture(project.cover) }}
          arch={index === 0}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      )}
    </FilteredList>
  );
}
