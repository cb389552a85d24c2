import { api } from '../../api-client/browser';
import type { components } from '../../api-client/generated/schema';
import { isRefused } from '../../api-client/refusal';
import { toResult, type Result } from '../../api-client/result';
import type { Facet } from '../../domain/search/facets';
import { projectMatcher, type SearchFilter } from '../../domain/search/search-filter';
import { searchHomesData } from '../../domain/search/search-homes-data';
import type { HomesData } from '../../domain/conditions/homes-data';
import { riyadhToday } from '../../lib/riyadh-day';
import { builtAt } from '../../site-data';
import { readHomesFiles } from './homes-files';
import { readAllHomes } from './read-all-homes';

type Schemas = components['schemas'];
type Summary = Schemas['ProjectSummary'];

/** A unit that can be bought, as a list has it. */
export type FoundUnit = Readonly<Schemas['UnitSummary']>;

/** A project that a search found, with its units that match; `row` is the project as a list has it. */
export interface FoundProject<Row> {
  readonly row: Row;
  readonly matching: number;
  /** SAR */
  readonly priceFrom: number;
  /** The first of them. */
  readonly units: readonly FoundUnit[];
}

/** A page of what a search found. */
export interface FoundHomes<Row> {
  readonly projects: readonly FoundProject<Row>[];
  /** That match, and have nothing to buy now. */
  readonly others: readonly Row[];
  /** What each choice would bring. Empty where nobody can say. */
  readonly facets: readonly Facet[];
  /** Of all pages. */
  readonly units: number;
  /** When it was read, as ISO time; undefined where that was at different times. */
  readonly asOf?: string | undefined;
  readonly meta: Schemas['PageMeta'];
}

/** Projects as a page knows them: they stand in for those that cannot be read. */
type KnownRows<Row> = readonly Row[];

/** The API answers searches by itself, as far as this tab knows. */
let searches = true;

/**
 * Searches for homes that can be bought now: the API, or everything that it has where it cannot search by itself.
 * @param known rows of projects of the build
 */
export async function searchHomes<Row extends { readonly id: string }>(
  filter: SearchFilter,
  known: KnownRows<Row>,
  signal: AbortSignal,
): Promise<Result<FoundHomes<Row | Summary>>> {
  if (searches) {
    const body = { ...filter, view: 'summary' as const };
    const answer = await toResult(api.POST('/public/projects/apartments', { body, signal }));
    const found = answer.ok && toFoundHomes(answer.value);
    // A project that cannot be read is not taken for one that does not match.
    const isWhole = answer.ok && !answer.dropped?.some(({ path }) => /^\/(?:groups|others)\/\d+$/.test(path));
    if (found && isWhole) return { ok: true, value: found };
    if (!answer.ok && !isRefused(answer)) return answer;
    searches = answer.ok && found !== undefined;
  }
  return searchAll(filter, known);
}

function toFoundHomes({
  groups,
  others = [],
  facets = [],
  meta,
}: Schemas['ApartmentListResponse']): FoundHomes<Summary> | undefined {
  return (
    groups && {
      projects: groups.map(({ project, matching, price_from, units }) => ({
        ...{ row: project, matching, units },
        priceFrom: price_from,
      })),
      ...{ others, facets, meta, asOf: meta.as_of },
      units: meta.units ?? groups.reduce((sum, { matching }) => sum + matching, 0),
    }
  );
}

const malformed = { ok: false, failure: { kind: 'malformed' } } as const;

async function searchAll<Row extends { readonly id: string }>(
  filter: SearchFilter,
  known: KnownRows<Row>,
): Promise<Result<FoundHomes<Row | Summary>>> {
  const all = await readAllHomes();
  if (!all.ok) return all;
  const { data, rows, knowsNear, perPage } = all.value;
  // What is not known to be near is not known to be far.
  if (filter.near?.length && !knowsNear) return malformed;
  return {
    ok: true,
    value: searchData<Row | Summary>(data, { per_page: perPage, ...filter }, [...rows, ...known]),
  };
}

/**
 * The same from what the build has; undefined where its files cannot be read. Only the files of the places that are asked
 * for are read where that is enough.
 * @param known all projects of the build
 */
export async function searchBuiltHomes<Row extends { readonly id: string }>(
  filter: SearchFilter,
  known: KnownRows<Row>,
): Promise<FoundHomes<Row> | undefined> {
  const everything = await readHomesFiles(() => false);
  if (!everything) return undefined;
  const { city, district } = filter;
  const isThere = projectMatcher({ city, district }, everything.places, riyadhToday());
  const isElsewhere = everything.projects.some((project) => !isThere({ ...project, publishedAt: 0 }));
  const there = await readHomesFiles((project) => isThere({ ...project, publishedAt: 0 }));
  const found = there && { ...searchData(there, filter, known), asOf: builtAt() };
  if (!found || !isElsewhere) return found;
  if (found.meta.total > 0 && !filter.facets) return { ...found, facets: [] };
  const all = await readHomesFiles();
  return all && { ...searchData(all, filter, known), asOf: builtAt() };
}

function searchData<Row extends { readonly id: string }>(
  data: HomesData,
  filter: SearchFilter,
  known: KnownRows<Row>,
): FoundHomes<Row> {
  // The first of an id counts.
  const byId = new Map([...known].reverse().map((row) => [row.id, row]));
  const { groups, others, facets, units, total, perPage } = searchHomesData(data, filter, riyadhToday());
  return {
    projects: groups.flatMap(({ project, ...found }) => {
      const row = byId.get(project.id);
      return row
        ? [{ row, ...found, units: found.units.map((unit) => ({ ...unit, price: unit.price ?? 0 })) }]
        : [];
    }),
    others: others.flatMap(({ id }) => byId.get(id) ?? []),
    ...{ facets, units },
    meta: {
      ...{ page: filter.page ?? 1, per_page: perPage, total },
      last_page: Math.max(1, Math.ceil(total / perPage)),
    },
  };
}

/** A unit that matches, with its project. */
export type Match = FoundUnit & {
  readonly project: Pick<Summary, 'id' | 'slug' | 'name' | 'city' | 'district'>;
};

export interface Matches {
  /** How many match. */
  readonly count: number;
  /** All of them, or the first ones where there are more than were asked for. */
  readonly units: readonly Match[];
}

/**
 * The units that match now, the cheapest of each project first; undefined where nobody can say.
 * @param project slug of the project that they are of
 * @param most more than so many are not read
 */
export async function findMatches(
  filter: SearchFilter,
  project: string | undefined,
  most: number,
  signal: AbortSignal,
): Promise<Matches | undefined> {
  const units: Match[] = [];
  for (let page = 1; ; page += 1) {
    const asked = {
      ...filter,
      ...(project !== undefined && { project_id: project }),
      units_per_project: 1000,
      page,
    };
    const found = await searchHomes<Summary>(asked, [], signal);
    if (!found.ok) return undefined;
    const { projects, units: count, meta } = found.value;
    units.push(...projects.flatMap(({ row, units: own }) => own.map((unit) => ({ ...unit, project: row }))));
    if (page >= meta.last_page || count > most) return { count, units };
  }
}
