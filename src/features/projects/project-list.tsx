import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { asksForUnits } from '../../domain/conditions/match';
import { unitConditions } from '../../domain/conditions/table';
import { routes, searchedParameter } from '../../lib/routes';
import { createLazyComponent } from '../../ui';
import {
  createPageCache,
  FilteredList,
  SortSelect,
  toActiveFilters,
  usePrerenderedResults,
  usePrerenderedPage,
  useFilters,
  useLivePage,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { useUnitConditionTexts } from '../search';
import { trackWithdrawn, useWithoutWithdrawn } from '../../records';
import { useCoversByUrl } from '../../records/pictures';
import { unitsSearch } from '../units';
import { FollowSearch, SearchMemoryLoader } from '../visits';
import type { FoundProjectRow } from './found/found-project-row';
import { AfterFound, FoundProjects, loadFound } from './found/lazy-found';
import { MapToggle } from './map-of-projects/map-toggle';
import type { ProjectListRow } from './project';
import { ProjectCard } from './project-card';
import {
  answerProjects,
  isOnMap,
  isSearch,
  loadProjects,
  projectFilters,
  projectSorts,
} from './project-list-request';

interface ProjectListProps {
  prerendered: PageOfResults<ProjectListRow>;
  /** Rows of the other pages: links without JavaScript, known rows while the API is unavailable. */
  rest: readonly ProjectListRow[];
  /** Of the page. */
  location: { search: string; state?: unknown };
}

/** Order and page find nothing. */
const unordered = { page: undefined, orderBy: undefined, desc: undefined, view: undefined };

const load = trackWithdrawn('projects', loadProjects);
const cache = createPageCache<FoundProjectRow>();
const ProjectFilters = createLazyComponent(() => import('./project-filters'));
const ProjectsOnMap = createLazyComponent(() => import('./map-of-projects/projects-on-map'));
const Relaxations = createLazyComponent(() => import('./found/relaxations'));

function loadView(key: string): Promise<void> | undefined {
  const filters = projectFilters.parse(key);
  if (isOnMap(filters)) return ProjectsOnMap.load();
  return isSearch(filters) ? loadFound() : undefined;
}

/** The projects: prerendered first page, then pages from the API; or what a search for homes found, by project. */
export function ProjectList({ prerendered, rest, location }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const searchTexts = useTranslation('search');
  const localized = useLocalized();
  const address = useFilters(projectFilters, routes.projects, location.search);
  const { filters, key, apply, hrefWith } = address;
  const known = usePrerenderedResults<FoundProjectRow, typeof filters>({
    ...{ first: prerendered, rest, cache },
    parse: projectFilters.parse,
    answer: answerProjects,
  });
  const live = useWithoutWithdrawn(
    'projects',
    useLivePage({ key, prerendered: usePrerenderedPage(prerendered), cache, load, loadView, ...known }),
  );
  const isSearching = isSearch(filters);
  const { page } = live;
  const arrives = live.arrival !== undefined;
  const found = page.search;
  const picture = useCoversByUrl(prerendered.data, rest);
  const text = useUnitConditionTexts(isSearching, page.data);
  // The project's page applies the same filters to its units.
  const unitFilters = unitsSearch(filters);
  const searched = projectFilters.format({ ...filters, ...unordered });
  const active = toActiveFilters(unitConditions, address, text);
  const words = active.map(({ label }) => label).join(searchTexts.t('separator'));
  // What the form that registers interest has fields for, and all in words.
  const fields = unitsSearch({ rooms: filters.rooms, price_max: filters.price_max });
  const interest = words && `${fields ? `${fields}&` : '?'}${searchedParameter}=${encodeURIComponent(words)}`;
  const results = { address, words, interest, page };
  return (
    <>
      <SearchMemoryLoader isSearching={searched !== ''} />
      <FilteredList
        path={routes.projects}
        address={address}
        live={live}
        count={({ data, meta, search: figures }) =>
          figures?.units
            ? searchTexts.t('found', {
                homes: searchTexts.t('homes', { count: figures.units }),
                projects: searchTexts.t('inProjects', { count: meta.total }),
              })
            : asksForUnits(unitConditions, filters)
              ? searchTexts.t('homes', { count: 0 })
              : t('count', { count: figures ? data.length : meta.total })
        }
        noResults={
          found
            ? { title: searchTexts.t('none'), relaxations: <Relaxations {...results} /> }
            : { title: t('none') }
        }
        interestSearch={interest}
        active={active}
        tools={
          <>
            <SortSelect
              names={projectSorts.names}
              value={projectSorts.nameOf(filters)}
              labelOf={(name) => t(`sort.${name}`)}
              hrefOf={(name) => hrefWith(projectSorts.filtersOf(name))}
            />
            <MapToggle address={address} />
            {searched && <FollowSearch query={searched} />}
          </>
        }
        view={filters.view}
        otherView={
          isOnMap(filters)
            ? (cards, rows) => (
                <ProjectsOnMap
                  projects={[...rows, ...(found?.others ?? [])]}
                  search={unitFilters}
                  question={searched}
                  meanwhile={cards}
                />
              )
            : found &&
              ((_cards, _rows, drawn) => (
                <FoundProjects
                  projects={drawn}
                  arrives={arrives}
                  search={unitFilters}
                  query={searched}
                  picture={picture}
                />
              ))
        }
        after={found && <AfterFound {...results} arrives={arrives} state={location.state} />}
        dialog={(dialogState) => (
          <ProjectFilters
            {...dialogState}
            filters={filters}
            onApply={(next) => apply({ ...next, view: filters.view })}
            {...known}
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

export const projectListRowFields = graphql`
  fragment ProjectListRow on Project {
    view: row
    cover {
      ...CardPicture
    }
  }
`;
