/** What the list of projects asks the API for, by the filters in the address. */
import { api } from '../../api/browser';
import { enums } from '../../api/contract';
import { settle, type Result } from '../../api/result';
import type { components, paths } from '../../api/schema';
import { manyRooms } from '../../lib/rooms';
import { createCodec, createSorts, flag, oneOf, pageNumber, pageOf, whole, wholeList } from '../listing';
import type { Listing } from '../listing';
import { publicStatuses, type ProjectCardData } from './project';

type Query = NonNullable<paths['/public/projects/list']['get']['parameters']['query']>;
type Status = (typeof enums.ProjectStatus)[number];

/** `available_only` and `rooms` are not of the list but of the homes in it: `POST public/projects/apartments`. */
export interface ProjectFilters extends Query {
  available_only?: boolean;
  rooms?: number;
}

export const projectFilters = createCodec<ProjectFilters>({
  page: pageNumber,
  orderBy: oneOf(enums.ProjectOrder),
  desc: flag,
  status_id: oneOf<Status>(publicStatuses),
  available_only: flag,
  rooms: whole(1, manyRooms),
});

export const projectSorts = createSorts<(typeof enums.ProjectOrder)[number]>({
  newest: {},
  oldest: { orderBy: 'published_at', desc: false },
  cheapest: { orderBy: 'price_from', desc: false },
  dearest: { orderBy: 'price_from', desc: true },
});

type List = Listing<components['schemas']['ProjectSummary']>;

/** The page of projects that the query string asks for. Drafts are left out, should the API ever send one. */
export async function loadProjects(
  key: string,
  signal: AbortSignal,
): Promise<Result<Listing<ProjectCardData>>> {
  const { available_only, rooms, ...query } = projectFilters.parse(key);
  if (!available_only && !rooms) return mapRows(await getPage(query, signal), published);
  const all = await wholeList((page) => getPage({ ...query, page }, signal));
  if (!all.ok) return all;
  const projects = rooms ? await projectsWithHomes({ available_only, rooms }, signal) : undefined;
  if (projects && !projects.ok) return projects;
  const rows = published(all.value.data).filter(({ id, available_units }) =>
    projects ? projects.value.has(id) : available_units > 0,
  );
  return { ok: true, value: pageOf(rows, query.page ?? 1, all.value.meta.per_page) };
}

const published = <T extends { status: string }>(rows: readonly T[]) =>
  rows.filter(({ status }) => status !== 'Draft');

const mapRows = <T>(
  result: Result<Listing<T>>,
  map: (rows: readonly T[]) => readonly T[],
): Result<Listing<T>> =>
  result.ok ? { ok: true, value: { meta: result.value.meta, data: map(result.value.data) } } : result;

const getPage = (query: Query, signal: AbortSignal): Promise<Result<List>> =>
  settle(api.GET('/public/projects/list', { params: { query }, signal }));

/** Ids of the projects that have a home like that. */
async function projectsWithHomes(
  { available_only, rooms }: { available_only?: boolean; rooms: number },
  signal: AbortSignal,
): Promise<Result<Set<string>>> {
  const ids = new Set<string>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const body = { available_only: available_only ?? false, rooms: [rooms], page };
    const answer = await settle(api.POST('/public/projects/apartments', { body, signal }));
    if (!answer.ok) return answer;
    for (const { project_id } of answer.value.data) ids.add(project_id);
    last = answer.value.meta.last_page;
  }
  return { ok: true, value: ids };
}
