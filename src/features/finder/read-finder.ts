import { api } from '../../api-client/browser';
import { toResult, type Result } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
import type { Store } from '../../browser/store';
import { findProjects, findUnits } from '../../domain/conditions/find';
import { toUnitSearch } from '../../domain/conditions/match';
import { unitConditions, type UnitConditions } from '../../domain/conditions/table';
import { toFinderData, type FinderData, type FinderUnit } from '../../domain/conditions/finder-data';
import { finderFilePath, fromFinderFile, type FinderFile } from '../../domain/conditions/finder-file';
import type { Places } from '../../domain/conditions/places';
import { isPublished } from '../../domain/published';
import { riyadhToday } from '../../lib/riyadh-day';
import { readAllPages } from '../../lists';

export { placesMeant } from '../../domain/conditions/places-meant';

type Summary = components['schemas']['ProjectSummary'];
type UnitSearch = components['schemas']['ApartmentFilter'];
type FinderStore = Store<FinderData | undefined>;

interface Live {
  readonly data: FinderData;
  readonly rows: Summary[];
  /** Ids of projects that cannot be read. */
  readonly droppedIds: readonly string[];
  /** Every unit can be read. */
  readonly isComplete: boolean;
  /** What is near projects is known: only the build has it. */
  readonly knowsNear: boolean;
  readonly perPage: number;
}

/** For how long an answer of the API is used again. Milliseconds. */
const maxAge = 30_000;
const noPlaces: Places = { cities: [], districts: [] };
let latest: { at: number; answer: Promise<Result<Live>> } | undefined;

/** Reads the data of the build into the store, and then that of the API. Never rejects. @returns whether the API answered */
export async function refreshFinder(store: FinderStore): Promise<boolean> {
  const built = await readBuilt();
  if (built && !store.get()) store.set(built);
  return (await readLive(store)).ok;
}

/**
 * The projects that the API publishes and that match, in its order. It is asked for the units that match as far as it can
 * answer, and for all where it cannot.
 * @param known rows that stand in for those that cannot be read
 */
export async function findLiveProjects<Row extends { readonly id: string }>(
  wanted: UnitConditions,
  known: readonly Row[],
  signal: AbortSignal,
  store: FinderStore,
): Promise<Result<{ rows: (Summary | Row)[]; perPage: number }>> {
  const search = toUnitSearch(unitConditions, wanted);
  const live = Object.keys(search).length > 0 ? await requestLive(search, signal) : await readLive(store);
  if (!live.ok) return live;
  if (isUnknown(wanted, live.value)) return unknown;
  const { data, rows, droppedIds, perPage } = live.value;
  const all = [...rows, ...known.filter(({ id }) => droppedIds.includes(id))];
  const ids = new Set(findProjects(data, wanted, riyadhToday()).map(({ id }) => id));
  return { ok: true, value: { rows: all.filter(({ id }) => ids.has(id)), perPage } };
}

/**
 * The units that match now, the cheapest first; undefined when the API does not answer, or says less than there is.
 * @param project slug of the project that they are of
 */
export async function findLiveUnits(
  wanted: UnitConditions,
  project: string | undefined,
  signal: AbortSignal,
): Promise<FinderUnit[] | undefined> {
  const search = { ...toUnitSearch(unitConditions, wanted), ...(project && { project_id: project }) };
  const live = await requestLive(search, signal, Boolean(wanted.city ?? wanted.district ?? wanted.near));
  if (!live.ok || !live.value.isComplete || isUnknown(wanted, live.value)) return undefined;
  return findUnits(live.value.data, wanted, riyadhToday());
}

/** Ids of the projects that match, as far as the finder knows; undefined where it knows nothing yet. */
export function foundIds(wanted: UnitConditions, store: FinderStore): Set<string> | undefined {
  const data = store.get();
  return data && new Set(findProjects(data, wanted, riyadhToday()).map(({ id }) => id));
}

const unknown = { ok: false, failure: { kind: 'malformed' } } as const;

/** Whether nobody can say what matches: what is not known to be near is not known to be far. */
const isUnknown = ({ near }: UnitConditions, { knowsNear }: Live): boolean =>
  near !== undefined && !knowsNear;

/** One reading for all who ask at about the same time. */
function readLive(store: FinderStore): Promise<Result<Live>> {
  if (latest && Date.now() - latest.at < maxAge) return latest.answer;
  const answer = requestLive();
  latest = { at: Date.now(), answer };
  void answer.then((result) => {
    if (result.ok) store.set(result.value.data);
    else if (latest?.answer === answer) latest = undefined;
  });
  return answer;
}

/** @param needsPlaces reads what the build knows of places too: of all projects, so that who needs none does without */
async function requestLive(
  search: UnitSearch = {},
  signal?: AbortSignal,
  needsPlaces = true,
): Promise<Result<Live>> {
  const [built, list, units] = await Promise.all([
    needsPlaces ? readBuilt() : undefined,
    readProjects(signal),
    readUnits(search, signal),
  ]);
  if (!list.ok) return list;
  if (!units.ok) return units;
  const places =
    built || !needsPlaces ? { ok: true as const, value: built?.places ?? noPlaces } : await readPlaces();
  if (!places.ok) return places;
  const near = new Map(built?.projects.map((project) => [project.id, project.near]));
  const rows = list.value.data.filter(isPublished);
  const { droppedIds } = list.value;
  const stillKnown = {
    projects: built?.projects.filter(({ id }) => droppedIds.includes(id)) ?? [],
    units: built?.units.filter(({ id }) => units.value.droppedIds.includes(id)) ?? [],
  };
  const data = toFinderData(rows, units.value.data, places.value, (id) => near.get(id) ?? [], stillKnown);
  const isComplete = !list.value.hasDropped && !units.value.hasDropped;
  const knowsNear = built !== undefined;
  const perPage = list.value.meta.per_page;
  return { ok: true, value: { data, rows, droppedIds, isComplete, knowsNear, perPage } };
}

const readProjects = (signal?: AbortSignal) =>
  readAllPages((page) => toResult(api.GET('/public/projects/list', { params: { query: { page } }, signal })));

const readUnits = (search: UnitSearch, signal?: AbortSignal) =>
  readAllPages((page) =>
    toResult(api.POST('/public/projects/apartments', { body: { ...search, page }, signal })),
  );

let file: Promise<FinderData | undefined> | undefined;

/** The data of the build; undefined where the file is missing or broken, and then asked for again. */
function readBuilt(): Promise<FinderData | undefined> {
  file ??= fetch(finderFilePath)
    .then(async (response) =>
      response.ok ? fromFinderFile((await response.json()) as FinderFile) : undefined,
    )
    .catch(() => undefined)
    .then((data) => {
      if (!data) file = undefined;
      return data;
    });
  return file;
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
