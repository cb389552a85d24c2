import type { Result } from '../../api-client/result';
import { asksBeyondList, unitConditions } from '../../domain/conditions/table';
import { onePage, toPage, readAllPages, type PageOfResults } from '../../lists';
import { findLiveProjects } from '../finder';
import { narrowProjects, published } from './narrow-projects';
import type { ProjectListRow } from './project';
import { isOnMap, type ProjectFilters } from './project-list-codec';
import { getProjectListPage } from './project-list-page';

/**
 * A page of the projects that match what the API's list cannot answer, or all of them for the map: the whole list is read.
 * Loaded on demand.
 * @param known rows that stand in for those that cannot be read
 */
export async function loadFilteredProjects(
  filters: ProjectFilters,
  signal: AbortSignal,
  known: readonly ProjectListRow[],
): Promise<Result<PageOfResults<ProjectListRow>>> {
  const { orderBy, desc, status_id } = filters;
  if (asksBeyondList(unitConditions, filters)) {
    const found = await findLiveProjects(filters, known, signal);
    if (!found.ok) return found;
    const { rows, perPage } = found.value;
    return {
      ok: true,
      value: paginate(filters, narrowProjects(rows, { status_id, orderBy, desc }), perPage),
    };
  }
  const list = await readAllPages((page) =>
    getProjectListPage({ page, orderBy, desc, status_id }, signal, known),
  );
  if (!list.ok) return list;
  return { ok: true, value: paginate(filters, published(list.value.data), list.value.meta.per_page) };
}

const paginate = <T>(filters: ProjectFilters, rows: readonly T[], perPage: number): PageOfResults<T> =>
  isOnMap(filters) ? onePage(rows) : toPage(rows, filters.page ?? 1, perPage);
