import type { Result } from '../../api-client/result';
import { createLazyModule } from '../../browser/lazy-module';
import { asksBeyondList, unitConditions } from '../../domain/conditions/table';
import type { PageOfResults } from '../../lists';
import { published } from './narrow-projects';
import type { ProjectListRow } from './project';
import { isOnMap, projectFilters } from './project-list-codec';
import { getProjectListPage } from './project-list-page';

export { narrowProjects } from './narrow-projects';
export { isOnMap, projectFilters, projectSorts, type ProjectFilters } from './project-list-codec';

const filtered = createLazyModule(() => import('./load-filtered-projects'));

/** Loads what answers filters by homes, before they are chosen. */
export const preloadFiltered = filtered.preload;

/**
 * A page of projects, without drafts. Rejects where the code that answers filters by homes cannot be loaded.
 * @param key query string with the filters
 * @param known rows that stand in for those that cannot be read
 */
export async function loadProjects(
  key: string,
  signal: AbortSignal,
  known: readonly ProjectListRow[],
): Promise<Result<PageOfResults<ProjectListRow>>> {
  const filters = projectFilters.parse(key);
  if (asksBeyondList(unitConditions, filters) || isOnMap(filters))
    return (await filtered.load()).loadFilteredProjects(filters, signal, known);
  const { page, orderBy, desc, status_id } = filters;
  const result = await getProjectListPage({ page, orderBy, desc, status_id }, signal, known);
  return result.ok
    ? { ...result, value: { meta: result.value.meta, data: published(result.value.data) } }
    : result;
}
