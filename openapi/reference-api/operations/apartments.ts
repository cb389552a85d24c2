import { sql } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import type { Database } from '../database/tables';
import type { Handler } from './handler';
import { readPage, rowsPerPage } from './pages';
import { buildingOrder, canBeBought, publishedUnits, readUnits } from './units';

type ApartmentFilter = components['schemas']['ApartmentFilter'];

/** In a filter this number of rooms means itself and more. */
const roomsOrMore = 5;

/** Ties, and units without a price, are ordered by id. */
const orders = {
  price_asc: sql`unit.price asc nulls last, unit.id`,
  price_desc: sql`unit.price desc nulls last, unit.id`,
  area_asc: sql`unit.total_area asc, unit.id`,
  area_desc: sql`unit.total_area desc, unit.id`,
};

/** PostgreSQL's largest `integer`: no stored price is above it. */
const largestInteger = 2 ** 31 - 1;

function matchingUnits(database: Database, organizationId: number, filter: ApartmentFilter) {
  const { project_id: project, building_id: building, available_only: availableOnly, rooms } = filter;
  const { price_max: priceMax } = filter;
  let units = publishedUnits(database, organizationId);
  if (project !== undefined) {
    units = units.where((is) => is.or([is('project.id', '=', project), is('project.slug', '=', project)]));
  }
  if (building !== undefined) units = units.where('unit.building_id', '=', building);
  if (availableOnly) units = units.where(canBeBought('unit'));
  // A price of zero means that none was entered.
  if (priceMax !== undefined) {
    units = units.where('unit.price', '>', 0).where('unit.price', '<=', Math.min(priceMax, largestInteger));
  }
  if (rooms?.length) {
    units = units.where((is) =>
      is.or([
        is('unit.rooms', 'in', rooms),
        ...(rooms.includes(roomsOrMore) ? [is('unit.rooms', '>', roomsOrMore)] : []),
      ]),
    );
  }
  return units;
}

/** Without a sort key: newest project first, then its buildings in the developer's order. */
export const listApartments: Handler<'listApartments'> = async ({ database, organizationId, body }) => {
  const asOf = new Date().toISOString();
  const units = matchingUnits(database, organizationId, body);
  const order = body.sort ? orders[body.sort] : sql`project.published_at desc, project.id, ${buildingOrder}`;
  const { data, meta } = await readPage({
    page: body.page ?? 1,
    perPage: rowsPerPage.apartments,
    all: units,
    rows: (offset, limit) => readUnits(units.orderBy(order).offset(offset).limit(limit)),
  });
  return { data, meta: { ...meta, as_of: asOf } };
};
