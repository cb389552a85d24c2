import { api } from '../../api-client/browser';
import { toResult, type Result } from '../../api-client/result';
import { asksForFinder } from '../../domain/conditions/home-conditions';
import type { UnitFilters } from '../../domain/rooms';
import { onePage, pageOf, readAllPages, type PageOfResults } from '../../lists';
import { findLive } from '../finder';
import { narrowProjects, published } from './narrow-projects';
import type { ProjectListRow } from './project';
import { isOnMap, type ProjectFilters } from './project-list-codec';
import { getProjectListPage } from './project-list-page';

/**
 * A page of the projects that have homes as wanted, or all of them for the map: the whole list is read. Loaded on demand.
 * @param known rows that stand in for those that cannot be read
 */
export async function loadFilteredProjects(
  filters: ProjectFilters,
  signal: AbortSignal,
  known: readonly ProjectListRow[],
): Promise<Result<PageOfResults<ProjectListRow>>> {
  if (asksForFinder(filters)) return loadFound(filters, known);
  const { available_only, rooms, price_max, orderBy, desc, status_id } = filters;
  const list = await readAllPages((page) =>
    getProjectListPage({ page, orderBy, desc, status_id }, signal, known),
  );
  if (!list.ok) return list;
  const wanted = { available_only, rooms, price_max };
  const matching = rooms || price_max ? await projectsWithUnits(wanted, signal, known) : undefined;
  if (matching && !matching.ok) return matching;
  const rows = published(list.value.data).filter(({ id, available_units }) =>
    matching ? matching.value.has(id) : !available_only || available_units > 0,
  );
  return { ok: true, value: pageFor(filters, rows, list.value.meta.per_page) };
}

/** What only the finder can answer. */
async function loadFound(
  filters: ProjectFilters,
  known: readonly ProjectListRow[],
): Promise<Result<PageOfResults<ProjectListRow>>> {
  const found = await findLive(filters, known);
  if (!found.ok) return found;
  const { rows, perPage } = found.value;
  const { status_id, orderBy, desc } = filters;
  return {
    ok: true,
    value: pageFor(filters, narrowProjects(rows, { status_id, orderBy, desc }), perPage),
  };
}

const pageFor = <T>(filters: ProjectFilters, rows: readonly T[], perPage: number): PageOfResults<T> =>
  isOnMap(filters) ? onePage(rows) : pageOf(rows, filters.page ?? 1, perPage);

/** Ids of the projects with such a unit; where some units cannot be read, also of those that are known to have one. */
async function projectsWithUnits(
  { available_only, rooms, price_max }: UnitFilters,
  signal: AbortSignal,
  known: readonly ProjectListRow[],
): Promise<Result<Set<string>>> {
  const filter = {
    // Only available units have a price to compare.
    available_only: available_only === true || price_max !== undefined,
    ...(rooms && { rooms: [rooms] }),
    ...(price_max && { price_max }),
  };
  const units = await readAllPages((page) =>
    toResult(api.POST('/public/projects/apartments', { body: { ...filter, page }, signal })),
  );
  if (!units.ok) return units;
  const asKnown = units.value.hasDropped ? narrowProjects(known, { available_only, rooms, price_max }) : [];
  const ids = units.value.data.map(({ project_id }) => project_id);
  return { ok: true, value: new Set([...ids, ...asKnown.map(({ id }) => id)]) };
}
