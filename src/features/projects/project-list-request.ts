import { api } from '../../api-client/browser';
import { enums } from '../../api-client/contract-values';
import { toResult, type Result } from '../../api-client/result';
import type { components, paths } from '../../api-client/schema';
import { hasMatchingUnit, manyRooms, type UnitFilters } from '../../lib/rooms';
import { isPublished } from '../../lib/published';
import {
  byNumber,
  createCodec,
  createSorts,
  type Order,
  flag,
  oneOf,
  onePage,
  pageNumber,
  pageOf,
  price,
  area,
  integer,
  listOf,
  text,
  readAllPages,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { published } from './narrow-projects';
import type { ProjectListRow } from './project';
import { projectFilters } from './project-list-codec';
import { getProjectListPage } from './project-list-page';

export { narrowProjects } from './narrow-projects';
export { projectFilters, projectSorts, type ProjectFilters } from './project-list-codec';

/** `available_only`, `rooms` and `price_max` filter by units, so they need `POST public/projects/apartments`. */
export interface ProjectFilters extends Query {
  available_only?: boolean;
  rooms?: number;
  /** SAR */
  price_max?: number;
  /** Id of a city. The API has no filter by this and those below: then the finder looks through everything. */
  city?: string;
  /** Ids of districts. */
  district?: readonly string[];
  /** m² */
  area_min?: number;
  handover?: 'ready' | number;
  /** Services, all of which must be near. */
  near?: readonly (typeof enums.NearbyCategory)[number][];
  /** All that match, on a map: one page without a limit. */
  view?: 'map';
}

/** The id of a place: of the option lists, or made of its name. */
const placeId = text(60);
const handoverYear = integer(2000, 2100);

export const projectFilters = createCodec<ProjectFilters>({
  page: pageNumber,
  orderBy: oneOf(enums.ProjectOrder),
  desc: flag,
  status_id: oneOf<Status>(publicStatuses),
  available_only: flag,
  rooms: integer(1, manyRooms),
  price_max: price,
  city: placeId,
  district: listOf(placeId),
  area_min: area,
  handover: {
    parse: (value) => (value === 'ready' ? value : handoverYear.parse(value)),
    format: String,
  },
  near: listOf(oneOf(enums.NearbyCategory)),
  view: oneOf(['map']),
});

export const isOnMap = ({ view }: ProjectFilters): boolean => view === 'map';

export const projectSorts = createSorts({
  newest: {},
  oldest: { orderBy: 'published_at', desc: false },
  cheapest: { orderBy: 'price_from', desc: false },
  mostExpensive: { orderBy: 'price_from', desc: true },
} satisfies Record<string, Order<(typeof enums.ProjectOrder)[number]>>);

type List = PageOfResults<components['schemas']['ProjectSummary']>;

/**
 * A page of projects, without drafts. Rejects where the code that answers filters by homes cannot be loaded.
 * @param key query string with the filters
 */
export async function loadProjects(
  key: string,
  signal: AbortSignal,
): Promise<Result<PageOfResults<ProjectListRow>>> {
  const filters = projectFilters.parse(key);
  if (asksForFinder(filters)) return loadFound(filters);
  const { view, available_only, rooms, price_max, ...query } = filters;
  if (!view && !available_only && !rooms && !price_max)
    return mapRows(await getPage(query, signal), published);
  const list = await readAllPages((page) => getPage({ ...query, page }, signal));
  if (!list.ok) return list;
  const wanted = { available_only, rooms, price_max };
  const matching = rooms || price_max ? await projectsWithUnits(wanted, signal) : undefined;
  if (matching && !matching.ok) return matching;
  const rows = published(list.value.data).filter(({ id, available_units }) =>
    matching ? matching.value.has(id) : !available_only || available_units > 0,
  );
  return { ok: true, value: pageFor(filters, rows, list.value.meta.per_page) };
}

/** Through the finder, whose code is loaded then. */
async function loadFound(filters: ProjectFilters): Promise<Result<PageOfResults<ProjectListRow>>> {
  const found = await findLive(filters);
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

const published = <T extends { id: string; status: string }>(rows: readonly T[]) => rows.filter(isPublished);

const mapRows = <T>(
  result: Result<PageOfResults<T>>,
  map: (rows: readonly T[]) => readonly T[],
): Result<PageOfResults<T>> =>
  result.ok ? { ...result, value: { meta: result.value.meta, data: map(result.value.data) } } : result;

const getPage = (query: Query, signal: AbortSignal): Promise<Result<List>> =>
  toResult(api.GET('/public/projects/list', { params: { query }, signal }));

/** Ids of the projects with such a unit. */
async function projectsWithUnits(
  { available_only, rooms, price_max }: UnitFilters,
  signal: AbortSignal,
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
  return { ok: true, value: new Set(units.value.data.map(({ project_id }) => project_id)) };
}

/** Filters and sorts known rows as the API would, while it is unavailable. */
export function narrowProjects(
  rows: readonly ProjectListRow[],
  { status_id, available_only, rooms, price_max, orderBy, desc }: ProjectFilters,
): readonly ProjectListRow[] {
  const wanted = { available_only, rooms, price_max };
  const filtersUnits = available_only || rooms || price_max;
  const matching = published(rows).filter(
    (row) =>
      (!status_id || row.status === status_id) && (!filtersUnits || hasMatchingUnit(roomMixOf(row), wanted)),
  );
  if (orderBy === 'price_from') return byNumber(matching, ({ price_from }) => price_from, desc);
  return orderBy === 'published_at' && !desc ? matching.reverse() : matching;
}

/** None available in a sold-out project: `available_units` may be newer than the prerendered `room_mix`. */
const roomMixOf = ({ room_mix, available_units }: ProjectListRow) =>
  available_units > 0
    ? (room_mix ?? [])
    : (room_mix ?? []).map((row) => ({ ...row, available: 0, price_from: null }));
