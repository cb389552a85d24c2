import type { Result } from '../../api-client/result';
import { onePage, toPage, type LoadPage, type PageOfResults } from '../../lists';
import type { FoundProjectRow } from './found/found-project-row';
import { projectSearch } from './lazy-search';
import { published } from './published-projects';
import { isOnMap, isSearch, projectFilters, type ProjectFilters } from './project-list-codec';
import { getProjectListPage } from './project-list-page';

export { isOnMap, isSearch, projectFilters, projectSorts, type ProjectFilters } from './project-list-codec';

/**
 * A page of projects, without drafts, or of what a search found. Rejects where the code that searches cannot be loaded.
 * @param key query string with the filters
 * @param known rows that stand in for those that cannot be read
 */
export async function loadProjects(
  key: string,
  signal: AbortSignal,
  known: readonly FoundProjectRow[],
): Promise<Result<PageOfResults<FoundProjectRow>>> {
  const filters = projectFilters.parse(key);
  if (isSearch(filters)) return (await projectSearch.load()).searchProjects(filters, signal, known);
  if (isOnMap(filters)) return (await projectSearch.load()).readAllProjects(signal, known);
  const result = await getProjectListPage({ page: filters.page }, signal, known);
  return result.ok
    ? { ...result, value: { meta: result.value.meta, data: published(result.value.data) } }
    : result;
}

/** What a draft of the conditions would find, also where nothing is asked yet. */
export const searchDraft: LoadPage<FoundProjectRow> = async (key, signal, known) =>
  (await projectSearch.load()).searchProjects(projectFilters.parse(key), signal, known);

/** The same of known rows, while the API is unavailable. */
export async function answerProjects(
  rows: readonly FoundProjectRow[],
  filters: ProjectFilters,
  perPage: number,
): Promise<PageOfResults<FoundProjectRow> | undefined> {
  if (isSearch(filters)) return (await projectSearch.load()).searchBuiltProjects(filters, rows);
  if (isOnMap(filters)) return onePage(published(rows));
  return toPage(published(rows), filters.page ?? 1, perPage);
}
