import { findGroups } from './apartment-groups';
import type { Handler } from './handler';
import { matchingUnits, unitOrder } from './matching-units';
import { readPage, rowsPerPage } from './pages';
import { readUnits } from './units';

/** All that is known of the units of a page, or, in brief, what can be bought now by project. */
export const listApartments: Handler<'listApartments'> = async (call) => {
  const { database, organizationId, body } = call;
  const asOf = new Date().toISOString();
  if (body.view === 'summary') {
    const { meta, ...found } = await findGroups(database, organizationId, body);
    return { data: [], ...found, meta: { ...meta, as_of: asOf } };
  }
  const units = await matchingUnits(database, organizationId, body);
  const { data, meta } = await readPage({
    page: body.page ?? 1,
    perPage: body.per_page ?? rowsPerPage.apartments,
    all: units,
    rows: (offset, limit) => readUnits(units.orderBy(unitOrder(body.sort)).offset(offset).limit(limit)),
  });
  return { data, meta: { ...meta, as_of: asOf } };
};
