import { sql, type RawBuilder } from 'kysely';
import { asksForProjects, projectMatcher, type SearchFilter } from '../../../src/domain/search/search-filter';
import { riyadhToday } from '../../../src/lib/riyadh-day';
import { manyRooms } from '../../../src/domain/rooms';
import type { Database } from '../database/tables';
import { readSearchedProjects } from './searched-projects';
import { buildingOrder, canBeBought, publishedUnits } from './units';

const pricePerArea = sql`unit.price / nullif(unit.total_area, 0)`;

/** Orders by the sort keys of the contract. Ties, and units without a price, are ordered by id. */
const unitOrders: Record<NonNullable<SearchFilter['sort']>, RawBuilder<unknown>> = {
  price_asc: sql`unit.price asc nulls last, unit.id`,
  price_desc: sql`unit.price desc nulls last, unit.id`,
  area_asc: sql`unit.total_area asc, unit.id`,
  area_desc: sql`unit.total_area desc, unit.id`,
  price_per_m2_asc: sql`${pricePerArea} asc nulls last, unit.id`,
  price_per_m2_desc: sql`${pricePerArea} desc nulls last, unit.id`,
  handover: sql`project.handover_date asc nulls last, unit.price asc nulls last, unit.id`,
  newest: sql`project.published_at desc, unit.price asc nulls last, unit.id`,
};

/** Orders within a project; the cheapest first where the order is one of projects. */
export const orderInProject = (sort: SearchFilter['sort']): RawBuilder<unknown> =>
  unitOrders[sort === undefined || sort === 'handover' || sort === 'newest' ? 'price_asc' : sort];

/** Newest project first, then its buildings in the developer's order. */
const defaultOrder = sql`project.published_at desc, project.id, ${buildingOrder}`;

export const unitOrder = (sort: SearchFilter['sort']): RawBuilder<unknown> =>
  sort ? unitOrders[sort] : defaultOrder;

/** PostgreSQL's largest `integer`: no stored price is above it. */
const largestInteger = 2 ** 31 - 1;

/** Whether a unit's price is known and at most this; SAR. */
export const isWithinPrice = (most: number) =>
  sql<boolean>`unit.price > 0 and unit.price <= ${Math.min(most, largestInteger)}`;

export const isLargeEnough = (least: number) => sql<boolean>`unit.total_area >= ${least}`;

/** SQL condition on `unit`: it is one of these values; never for none. */
const isOneOf = (column: string, values: readonly (string | number)[]) =>
  values.length > 0 ? sql<boolean>`${sql.ref(column)} in (${sql.join(values)})` : sql<boolean>`false`;

const hasRooms = (rooms: readonly number[]) =>
  rooms.includes(manyRooms)
    ? sql<boolean>`(${isOneOf('unit.rooms', rooms)} or unit.rooms > ${manyRooms})`
    : isOneOf('unit.rooms', rooms);

/** SQL conditions on `unit` alone: which units a filter asks for, and how much of it. */
export function conditionsOnUnit(filter: SearchFilter): RawBuilder<boolean>[] {
  const { building_id: building, unit_ids: ids, price_max: priceMax, area_min: areaMin, rooms } = filter;
  return [
    ...(building === undefined ? [] : [sql<boolean>`unit.building_id = ${building}`]),
    ...(ids === undefined ? [] : [isOneOf('unit.id', ids)]),
    ...(priceMax === undefined ? [] : [isWithinPrice(priceMax)]),
    ...(areaMin === undefined ? [] : [isLargeEnough(areaMin)]),
    ...(rooms?.length ? [hasRooms(rooms)] : []),
  ];
}

/** Query of the units that a filter asks for, without what it asks of their projects alone. */
function unitsOfFilter(database: Database, organizationId: number, filter: SearchFilter) {
  const { project_id: project, available_only: availableOnly } = filter;
  let units = publishedUnits(database, organizationId).where((is) => is.and(conditionsOnUnit(filter)));
  if (project !== undefined) {
    units = units.where((is) => is.or([is('project.id', '=', project), is('project.slug', '=', project)]));
  }
  if (availableOnly) units = units.where(canBeBought('unit'));
  return units;
}

/** Query of the units that match a filter. */
export async function matchingUnits(database: Database, organizationId: number, filter: SearchFilter) {
  const units = unitsOfFilter(database, organizationId, filter);
  if (!asksForProjects(filter)) return units;
  const { projects, places } = await readSearchedProjects(database, organizationId, filter.project_id);
  const ids = projects.filter(projectMatcher(filter, places, riyadhToday())).map(({ id }) => id);
  return units.where('unit.project_id', 'in', ids.length > 0 ? ids : ['']);
}
