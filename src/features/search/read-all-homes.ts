import { api } from '../../api-client/browser';
import type { components } from '../../api-client/generated/schema';
import { toResult, type Result } from '../../api-client/result';
import { toHomesData, type HomesData } from '../../domain/conditions/homes-data';
import type { Places } from '../../domain/conditions/places';
import { isPublished } from '../../domain/published';
import { readAllPages } from '../../lists';
import { readHomesFiles } from './homes-files';

type Summary = components['schemas']['ProjectSummary'];

export interface AllHomes {
  readonly data: HomesData;
  readonly rows: readonly Summary[];
  /** Every unit can be read. */
  readonly isComplete: boolean;
  /** What is near projects is known: only the build has it. */
  readonly knowsNear: boolean;
  readonly perPage: number;
}

/** For how long an answer of the API is used again. Milliseconds. */
const maxAge = 30_000;
let latest: { at: number; answer: Promise<Result<AllHomes>> } | undefined;

/** Everything that an API has which does not search by itself: one reading for all who ask at about the same time. */
export function readAllHomes(): Promise<Result<AllHomes>> {
  if (latest && Date.now() - latest.at < maxAge) return latest.answer;
  const answer = request();
  latest = { at: Date.now(), answer };
  void answer.then((result) => {
    if (!result.ok && latest?.answer === answer) latest = undefined;
  });
  return answer;
}

async function request(): Promise<Result<AllHomes>> {
  const [built, list, units] = await Promise.all([
    readHomesFiles(),
    readAllPages((page) => toResult(api.GET('/public/projects/list', { params: { query: { page } } }))),
    readAllPages((page) => toResult(api.POST('/public/projects/apartments', { body: { page } }))),
  ]);
  if (!list.ok) return list;
  if (!units.ok) return units;
  const places = built ? { ok: true as const, value: built.places } : await readPlaces();
  if (!places.ok) return places;
  const near = new Map(built?.projects.map((project) => [project.id, project.near]));
  const rows = list.value.data.filter(isPublished);
  const stillKnown = {
    projects: built?.projects.filter(({ id }) => list.value.droppedIds.includes(id)) ?? [],
    units: built?.units.filter(({ id }) => units.value.droppedIds.includes(id)) ?? [],
  };
  return {
    ok: true,
    value: {
      data: toHomesData(rows, units.value.data, places.value, (id) => near.get(id) ?? [], stillKnown),
      rows,
      isComplete: !list.value.hasDropped && !units.value.hasDropped,
      knowsNear: built !== undefined,
      perPage: list.value.meta.per_page,
    },
  };
}

/** The option lists of the API, where the build's are missing. */
async function readPlaces(): Promise<Result<Places>> {
  const [cities, districts] = await Promise.all([readLookup('cities'), readLookup('districts')]);
  if (!cities.ok) return cities;
  if (!districts.ok) return districts;
  return { ok: true, value: { cities: cities.value.data, districts: districts.value.data } };
}

const readLookup = (category: 'cities' | 'districts') =>
  toResult(api.GET('/public/lookups/{category}', { params: { path: { category } } }));
