/** The list of projects: baked first page, then the API by filters and page. */
import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { lazyDialog } from '../../ui';
import {
  createListMemory,
  FilteredList,
  useAtHand,
  useBaked,
  useBakedPictures,
  useFilters,
  useLiveList,
} from '../listing';
import type { Listing } from '../listing';
import { noting, useOfferedList } from '../live-records';
import { unitsSearch } from '../units';
import type { ProjectListRow } from './project';
import { ProjectCard } from './project-card';
import { loadProjects, narrowProjects, projectFilters } from './project-list-request';
import { useActiveProjectFilters } from './use-active-project-filters';

interface ProjectListProps {
  baked: Listing<ProjectListRow>;
  /** What the other pages hold: names for readers without JavaScript, what is known while the API is away for those with it. */
  rest: readonly ProjectListRow[];
  /** Query string of the address. */
  search: string;
}

const load = noting('projects', loadProjects);
const memory = createListMemory<ProjectListRow>();
const ProjectFilters = lazyDialog(() => import('./project-filters'));

export function ProjectList({ baked, rest, search }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const address = useFilters(projectFilters, routes.projects, search);
  const { filters, key, apply } = address;
  const { parse } = projectFilters;
  const atHand = useAtHand({ first: baked, rest, memory, parse, narrow: narrowProjects });
  const live = useOfferedList('projects', useLiveList({ key, baked: useBaked(baked), memory, load, atHand }));
  const picture = useBakedPictures(baked.data, rest);
  const active = useActiveProjectFilters(address);
  // What was chosen here is chosen on the page of the project too.
  const wished = unitsSearch({
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
      none={{ title: t('none'), hint: t('noneHint') }}
      wishes={unitsSearch({ rooms: filters.rooms, maxPrice: filters.price_max })}
      active={active}
      dialog={(state) => <ProjectFilters {...state} filters={filters} onApply={apply} atHand={atHand} />}
      preloadDialog={ProjectFilters.prepare}
      rest={rest.map(({ slug, name }) => ({ to: routes.project(slug), name: localized(name) }))}
    >
      {(project, index) => (
        <ProjectCard
          project={{ ...project, cover: picture(project.cover) }}
          search={wished}
          arch={index === 0}
          loading={index === 0 ? 'eager' : 'lazy'}
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
