import { sql } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import { findFacets, priceToReach } from '../../../src/domain/search/facets';
import {
  compareOffers,
  createOffers,
  priceFrom,
  sumUp,
  totalsOf,
  type Offer,
} from '../../../src/domain/search/offers';
import { asksForUnits, projectMatcher, type SearchFilter } from '../../../src/domain/search/search-filter';
import { riyadhToday } from '../../../src/lib/riyadh-day';
import type { Database } from '../database/tables';
import { conditionsOnUnit, orderInProject } from './matching-units';
import { rowsPerPage } from './pages';
import { projectsWithFigures, summaryColumns, toProjectSummary } from './project-queries';
import { readSearchedProjects } from './searched-projects';
import { countUnits, isOnOffer } from './unit-counts';

type Schemas = components['schemas'];
type UnitSummary = Schemas['UnitSummary'];

const defaultUnits = 3;
/** The contract's maximum of `others`. */
const mostOthers = 24;

/** What can be bought now and matches, by project, and what each choice would bring. */
export async function findGroups(database: Database, organizationId: number, filter: SearchFilter) {
  const { page = 1, per_page: perPage = rowsPerPage.projects, sort } = filter;
  const today = riyadhToday();
  const [searched, counts] = await Promise.all([
    readSearchedProjects(database, organizationId, filter.project_id),
    countUnits(database, organizationId, filter),
  ]);
  const isAsked = projectMatcher(filter, searched.places, today);
  const offersOf = createOffers(searched.projects, counts);
  const offers = offersOf(isAsked, filter.rooms);
  const found = offers.filter((offer) => sumUp(offer, 'matching') > 0).sort(compareOffers(sort));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const others = await findOthers(database, offers, filter);
  const ids = shown.map(({ project }) => project.id);
  const reached = filter.facets ? priceToReach(offers, filter) : undefined;
  const [projects, units, atPrice] = await Promise.all([
    readSummaries(database, organizationId, [...ids, ...others]),
    readFirstUnits(database, organizationId, filter, ids),
    reached && countUnits(database, organizationId, { ...filter, price_max: reached }),
  ]);
  const facets = filter.facets && [
    ...findFacets(searched, offersOf, filter, today),
    ...(atPrice
      ? [
          {
            ...{ field: 'price_max' as const, value: String(reached) },
            ...totalsOf(createOffers(searched.projects, atPrice)(isAsked, filter.rooms)),
          },
        ]
      : []),
  ];
  return {
    groups: shown.flatMap((offer): Schemas['ApartmentGroup'][] => {
      const [project, price] = [projects.get(offer.project.id), priceFrom(offer)];
      if (!project || price === undefined) return [];
      const matching = sumUp(offer, 'matching');
      return [{ project, matching, price_from: price, units: units.get(project.id) ?? [] }];
    }),
    ...(page === 1 && { others: others.flatMap((id) => projects.get(id) ?? []) }),
    ...(facets && { facets }),
    meta: {
      ...{ page, per_page: perPage, total: found.length },
      last_page: Math.max(1, Math.ceil(found.length / perPage)),
      units: totalsOf(found).units,
    },
  };
}

/** Ids of projects that match and have nothing to buy; where something is asked of units, those of which they will be. */
async function findOthers(
  database: Database,
  offers: readonly Offer[],
  filter: SearchFilter,
): Promise<string[]> {
  if (filter.available_only || (filter.page ?? 1) > 1) return [];
  const ids = offers.filter((offer) => sumUp(offer, 'matching') === 0).map(({ project }) => project.id);
  if (ids.length === 0 || !asksForUnits(filter)) return ids.slice(0, mostOthers);
  const wanted = conditionsOnUnit({ ...filter, price_max: undefined });
  const upcoming = await database
    .selectFrom('projects as project')
    .where('project.id', 'in', ids)
    .where((is) =>
      is.exists(
        is
          .selectFrom('units as unit')
          .whereRef('unit.project_id', '=', 'project.id')
          .where('unit.state', '=', 'available')
          .where(sql<boolean>`(unit.price is null or unit.price = 0 or project.status = 'Soon_Sale')`)
          .where((unit) => unit.and(wanted))
          .select('unit.project_id'),
      ),
    )
    .select('project.id')
    .execute();
  const found = new Set(upcoming.map(({ id }) => id));
  return ids.filter((id) => found.has(id)).slice(0, mostOthers);
}

async function readSummaries(database: Database, organizationId: number, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Schemas['ProjectSummary']>();
  const rows = await projectsWithFigures(database, organizationId)
    .where('project.id', 'in', ids)
    .select(summaryColumns)
    .execute();
  return new Map(rows.map((row): [string, Schemas['ProjectSummary']] => [row.id, toProjectSummary(row)]));
}

/** The first units of each of these projects. */
async function readFirstUnits(
  database: Database,
  organizationId: number,
  { units_per_project: most = defaultUnits, ...filter }: SearchFilter,
  projectIds: readonly string[],
): Promise<Map<string, UnitSummary[]>> {
  const byProject = new Map<string, UnitSummary[]>(projectIds.map((id) => [id, []]));
  if (projectIds.length === 0) return byProject;
  // Only the columns of those that are shown are read; the others are in an index.
  const ranked = database
    .selectFrom('units as unit')
    .where('unit.organization_id', '=', organizationId)
    .where('unit.project_id', 'in', projectIds)
    .where(isOnOffer)
    .where((is) => is.and(conditionsOnUnit(filter)))
    .select([
      'unit.id',
      sql<number>`row_number() over (partition by unit.project_id order by ${orderInProject(filter.sort)})`.as(
        'rank',
      ),
    ]);
  const rows = await database
    .selectFrom(ranked.as('first'))
    .innerJoin('units as unit', 'unit.id', 'first.id')
    .innerJoin('buildings as building', 'building.id', 'unit.building_id')
    .select([
      'unit.id',
      'unit.project_id',
      'building.name as building',
      'unit.flat_number',
      'unit.floor',
      'unit.rooms',
      'unit.total_area',
      'unit.price',
      sql<string | null>`unit.floor_plan ->> 'id'`.as('floor_plan_id'),
    ])
    .where('first.rank', '<=', most)
    .orderBy('first.rank')
    .execute();
  for (const { project_id, price, ...unit } of rows)
    if (price !== null) byProject.get(project_id)?.push({ ...unit, price });
  return byProject;
}
