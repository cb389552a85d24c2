import { sql, type RawBuilder } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import { manyRooms } from '../../../src/domain/rooms';
import type { Database } from '../database/tables';
import { asksForProjects, readAskedProjects, toProjectConditions } from './asked-projects';
import { buildingOrder, canBeBought, publishedUnits } from './units';

export type ApartmentFilter = components['schemas']['ApartmentFilter'];

const pricePerArea = sql`unit.price / nullif(unit.total_area, 0)`;

/** Orders by the sort keys of the contract. Ties, and units without a price, are ordered by id. */
export const unitOrders: Record<NonNullable<ApartmentFilter['sort']>, RawBuilder<unknown>> = {
  price_asc: sql`unit.price asc nulls last, unit.id`,
  price_desc: sql`unit.price desc nulls last, unit.id`,
  area_asc: sql`unit.total_area asc, unit.id`,
  area_desc: sql`unit.total_area desc, unit.id`,
  price_per_m2_asc: sql`${pricePerArea} asc nulls last, unit.id`,
  price_per_m2_desc: sql`${pricePerArea} desc nulls last, unit.id`,
  handover: sql`project.handover_date asc nulls last, unit.price asc nulls last, unit.id`,
  newest: sql`project.published_at desc, unit.price asc nulls last, unit.id`,
};

/** Newest project first, then its buildings in the developer's order. */
const defaultOrder = sql`project.published_at desc, project.id, ${buildingOrder}`;

export const unitOrder = (sort: ApartmentFilter['sort']): RawBuilder<unknown> =>
  sort ? unitOrders[sort] : defaultOrder;

/** PostgreSQL's largest `integer`: no stored price is above it. */
const largestInteger = 2 ** 31 - 1;

/** Whether a unit's price is known and at most this; SAR. */
export const isWithinPrice = (most: number) =>
  sql<boolean>`unit.price > 0 and unit.price <= ${Math.min(most, largestInteger)}`;

export const isLargeEnough = (least: number) => sql<boolean>`unit.total_area >= ${least}`;

/** Query of the units that a filter asks for, without what it asks of their projects alone. */
export function unitsOfFilter(database: Database, organizationId: number, filter: ApartmentFilter) {
  const { project_id: project, building_id: building, available_only: availableOnly, rooms } = filter;
  const { price_max: priceMax, area_min: areaMin, unit_ids: ids } = filter;
  let units = publishedUnits(database, organizationId);
  if (project !== undefined) {
    units = units.where((is) => is.or([is('project.id', '=', project), is('project.slug', '=', project)]));
  }
  if (building !== undefined) units = units.where('unit.building_id', '=', building);
  if (ids !== undefined) units = units.where('unit.id', 'in', ids.length > 0 ? ids : ['']);
  if (availableOnly) units = units.where(canBeBought('unit'));
  if (priceMax !== undefined) units = units.where(isWithinPrice(priceMax));
  if (areaMin !== undefined) units = units.where(isLargeEnough(areaMin));
  if (rooms?.length) {
    units = units.where((is) =>
      is.or([
        is('unit.rooms', 'in', rooms),
        ...(rooms.includes(manyRooms) ? [is('unit.rooms', '>', manyRooms)] : []),
      ]),
    );
  }
  return units;
}

/** Query of the units that match a filter. */
export async function matchingUnits(database: Database, organizationId: number, filter: ApartmentFilter) {
  const units = unitsOfFilter(database, organizationId, filter);
  if (!asksForProjects(filter)) return units;
  const { projects, matcherOf } = await readAskedProjects(database, organizationId, filter.project_id);
  const ids = projects.filter(matcherOf(toProjectConditions(filter))).map(({ id }) => id);
  return units.where('unit.project_id', 'in', ids.length > 0 ? ids : ['']);
}
