import type { Result } from '../../api-client/result';
import { asksForUnits } from '../../domain/conditions/match';
import { unitConditions } from '../../domain/conditions/table';
import { toSearchFilter } from '../../domain/search/to-search-filter';
import { onePage, readAllPages, type PageOfResults } from '../../lists';
import { searchCode, type FoundHomes } from '../search';
import type { FoundProjectRow } from './found/found-project-row';
import { published } from './published-projects';
import type { ProjectListRow } from './project';
import { isOnMap, type ProjectFilters } from './project-list-codec';
import { getProjectListPage } from './project-list-page';
import { getSearchSort } from './search-sorts';

/** Projects on the map, at most. */
const onMap = { per_page: 1000, units_per_project: 1 };

const toFilter = (filters: ProjectFilters) => ({
  ...toSearchFilter(filters),
  ...{ sort: getSearchSort(filters), facets: true, page: filters.page ?? 1 },
  ...(isOnMap(filters) && onMap),
});

/** Where nothing is asked of homes, projects without one are results too, after those that have some. */
function toResults(
  found: FoundHomes<ProjectListRow>,
  filters: ProjectFilters,
): PageOfResults<FoundProjectRow> {
  const { units, facets, asOf } = found;
  const projects = found.projects.map(({ row, ...own }) => ({ ...row, found: own }));
  const others = published(found.others);
  return asksForUnits(unitConditions, filters)
    ? { data: projects, meta: found.meta, search: { units, others, facets, asOf } }
    : { data: [...projects, ...others], meta: found.meta, search: { units, others: [], facets, asOf } };
}

/**
 * A page of the projects that have what is searched for. Loaded on demand.
 * @param known rows of the build: they stand in for those that cannot be read
 */
export async function searchProjects(
  filters: ProjectFilters,
  signal: AbortSignal,
  known: readonly ProjectListRow[],
): Promise<Result<PageOfResults<FoundProjectRow>>> {
  const { searchHomes } = await searchCode.load();
  const found = await searchHomes<ProjectListRow>(toFilter(filters), known, signal);
  return found.ok ? { ok: true, value: toResults(found.value, filters) } : found;
}

/** All projects, for the map. */
export async function readAllProjects(
  signal: AbortSignal,
  known: readonly ProjectListRow[],
): Promise<Result<PageOfResults<FoundProjectRow>>> {
  const list = await readAllPages((page) => getProjectListPage({ page }, signal, known));
  return list.ok ? { ok: true, value: onePage(published(list.value.data)) } : list;
}

/** The same from what the build has; undefined where its files cannot be read. */
export async function searchBuiltProjects(
  filters: ProjectFilters,
  known: readonly ProjectListRow[],
): Promise<PageOfResults<FoundProjectRow> | undefined> {
  const { searchBuiltHomes } = await searchCode.load();
  const found = await searchBuiltHomes(toFilter(filters), known);
  return found && toResults(found, filters);
}
