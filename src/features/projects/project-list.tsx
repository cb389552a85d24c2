import { graphql } from 'gatsby';
import { useCallback } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { asksBeyondList, unitConditions } from '../../domain/conditions/table';
import { routes } from '../../lib/routes';
import { createLazyComponent } from '../../ui';
import {
  createPageCache,
  FilteredList,
  toActiveFilters,
  usePrerenderedResults,
  usePrerenderedPage,
  useFilters,
  useLivePage,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { FoundUnits, foundIds, Relaxations, Sentence, useFinderData, useUnitConditionTexts } from '../finder';
import { trackWithdrawn, useWithoutWithdrawn } from '../../records';
import { useCoversByUrl } from '../../records/pictures';
import { unitsSearch } from '../units';
import { SearchMemoryLoader } from '../visits';
import { MapToggle } from './map-of-projects/map-toggle';
import type { ProjectListRow } from './project';
import { ProjectCard } from './project-card';
import {
  isOnMap,
  loadProjects,
  narrowProjects,
  projectFilters,
  projectSorts,
  type ProjectFilters as Filters,
} from './project-list-request';

interface ProjectListProps {
  prerendered: PageOfResults<ProjectListRow>;
  /** Rows of the other pages: links without JavaScript, known rows while the API is unavailable. */
  rest: readonly ProjectListRow[];
  /** Query string of the address. */
  search: string;
  /** State of the current location. */
  state?: unknown;
}

/** Order and page find nothing. */
const unordered = { page: undefined, orderBy: undefined, desc: undefined, view: undefined };

const load = trackWithdrawn('projects', loadProjects);
const cache = createPageCache<ProjectListRow>();
const ProjectFilters = createLazyComponent(() => import('./project-filters'));
const ProjectsOnMap = createLazyComponent(() => import('./map-of-projects/projects-on-map'));

/** The projects: prerendered first page, then pages and filters from the API. */
export function ProjectList({ prerendered, rest, search, state }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const finder = useTranslation('finder');
  const localized = useLocalized();
  const address = useFilters(projectFilters, routes.projects, search);
  const { filters, key, apply, hrefWith } = address;
  const { parse } = projectFilters;
  const isSearching = asksBeyondList(unitConditions, filters);
  const finderData = useFinderData(isSearching);
  const { knownRows, prerenderedResults: knownResults } = usePrerenderedResults({
    first: prerendered,
    rest,
    cache: cache,
    parse,
    narrow: narrowFound,
    onOnePage: isOnMap,
  });
  const prerenderedResults = useCallback(
    (query: string) =>
      asksBeyondList(unitConditions, parse(query)) && !finderData ? undefined : knownResults(query),
    [finderData, knownResults, parse],
  );
  const live = useWithoutWithdrawn(
    'projects',
    useLivePage({
      key,
      prerendered: usePrerenderedPage(prerendered),
      cache: cache,
      load,
      knownRows,
      prerenderedResults,
    }),
  );
  const picture = useCoversByUrl(prerendered.data, rest);
  const text = useUnitConditionTexts(isSearching);
  const sort = projectSorts.nameOf(filters);
  // The project's page applies the same filters to its units.
  const unitFilters = unitsSearch(filters);
  return (
    <>
      <SearchMemoryLoader query={projectFilters.format({ ...filters, ...unordered })} />
      <FilteredList
        path={routes.projects}
        address={address}
        live={live}
        count={(count) => t('count', { count })}
        noResults={
          isSearching
            ? { title: finder.t('none'), relaxations: <Relaxations wanted={filters} hrefWith={hrefWith} /> }
            : { title: t('none'), hint: t('noneHint') }
        }
        interestSearch={unitsSearch({ rooms: filters.rooms, price_max: filters.price_max })}
        active={[
          ...toActiveFilters(unitConditions, address, text),
          ...projectSorts.toActiveFilter(filters, t(`sort.${sort}`), hrefWith),
        ]}
        toggles={<MapToggle address={address} />}
        otherView={
          isOnMap(filters)
            ? (cards, rows) => <ProjectsOnMap projects={rows} search={unitFilters} meanwhile={cards} />
            : undefined
        }
        before={
          <>
            <Sentence search={search} state={state} hrefOf={hrefWith} />
            {isSearching && <FoundUnits key={key} wanted={filters} />}
          </>
        }
        dialog={(dialogState) => (
          <ProjectFilters
            {...dialogState}
            filters={filters}
            onApply={(next) => apply({ ...next, view: filters.view })}
            knownRows={knownRows}
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
    </>
  );
}

/** Rows of the build that match, with what only the finder knows of them. */
function narrowFound(rows: readonly ProjectListRow[], filters: Filters): readonly ProjectListRow[] {
  const ids = asksBeyondList(unitConditions, filters) ? foundIds(filters) : undefined;
  return narrowProjects(ids ? rows.filter(({ id }) => ids.has(id)) : rows, filters);
}

export const projectListRowFields = graphql`
  fragment ProjectListRow on Project {
    view: row
    cover {
      ...CardPicture
    }
  }
`;
