import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { createLazyComponent } from '../../ui';
import {
  createPageCache,
  FilteredList,
  usePrerenderedResults,
  usePrerenderedPage,
  useFilters,
  useLivePage,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { trackWithdrawn, useWithoutWithdrawn } from '../live-records';
import { useCoversByUrl } from '../pictures';
import { unitsSearch } from '../units';
import type { ProjectListRow } from './project';
import { ProjectCard } from './project-card';
import { loadProjects, narrowProjects, projectFilters } from './project-list-request';
import { useActiveProjectFilters } from './use-active-project-filters';

interface ProjectListProps {
  prerendered: PageOfResults<ProjectListRow>;
  /** Rows of the other pages: links without JavaScript, known rows while the API is unavailable. */
  rest: readonly ProjectListRow[];
  /** Query string of the address. */
  search: string;
}

const load = trackWithdrawn('projects', loadProjects);
const cache = createPageCache<ProjectListRow>();
const ProjectFilters = createLazyComponent(() => import('./project-filters'));

/** The projects: prerendered first page, then pages and filters from the API. */
export function ProjectList({ prerendered, rest, search }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const address = useFilters(projectFilters, routes.projects, search);
  const { filters, key, apply } = address;
  const { parse } = projectFilters;
  const prerenderedResults = usePrerenderedResults({
    first: prerendered,
    rest,
    cache: cache,
    parse,
    narrow: narrowProjects,
  });
  const live = useWithoutWithdrawn(
    'projects',
    useLivePage({
      key,
      prerendered: usePrerenderedPage(prerendered),
      cache: cache,
      load,
      prerenderedResults,
    }),
  );
  const picture = useCoversByUrl(prerendered.data, rest);
  const active = useActiveProjectFilters(address);
  // The project's page applies the same filters to its units.
  const unitFilters = unitsSearch({
    availableOnly: filters.available_only,
    rooms: filters.rooms,
    maxPrice: filters.price_max,
  });
  return (
    <FilteredList
      path={routes.projects}
      address={address}
      live={live}
      count={(count) => t('count', { count })}
      noResults={{ title: t('none'), hint: t('noneHint') }}
      interestSearch={unitsSearch({ rooms: filters.rooms, maxPrice: filters.price_max })}
      active={active}
      dialog={(state) => (
        <ProjectFilters
          {...state}
          filters={filters}
          onApply={apply}
          prerenderedResults={prerenderedResults}
        />
      )}
      preloadDialog={ProjectFilters.preload}
      otherPages={rest.map(({ slug, name }) => ({ to: routes.project(slug), name: localized(name) }))}
    >
      {(project, index) => (
        <ProjectCard
          project={{ ...project, cover: picture(project.cover) }}
          search={unitFilters}
          arch={index === 0}
          priority={index === 0}
        />
      )}
    </FilteredList>
  );
}

export const projectListRowFields = graphql`
  fragment ProjectListRow on Project {
    ...ProjectCard
    room_mix {
      rooms
      available
      price_from
    }
  }
`;
