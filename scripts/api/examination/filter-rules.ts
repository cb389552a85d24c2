import { canBeBought } from './figure-rules';
import type { Exchange, Recorder } from './recorder';
import { expectStatus, getName, type Rule } from './rule';
import { getMeta, getRows, type Json, type Survey } from './survey';

/** A call with a filter, and which of all rows it must answer with. */
interface Filter {
  answer: Promise<Exchange>;
  rows: readonly Json[];
  fits: (row: Json) => boolean;
}

/** What is wrong with the rows that came through a filter, and with their number. */
async function checkFilter({ answer: asked, rows, fits }: Filter): Promise<string[]> {
  const answer = await asked;
  const refused = expectStatus(answer, 200, 'with the rows that fit');
  if (refused.length > 0) return refused;
  const stranger = getRows(answer).find((row) => !fits(row));
  if (stranger) return [`${getName(answer)}: ${String(stranger['id'])} does not fit the filter`];
  const { total } = getMeta(answer);
  const expected = rows.filter(fits).length;
  return total === expected
    ? []
    : [`${getName(answer)}: meta.total is ${String(total)}; of all rows ${expected} fit the filter`];
}

const distinct = (rows: readonly Json[], field: string): unknown[] => [
  ...new Set(rows.map((row) => row[field])),
];

function listFilters(api: Recorder, { lists }: Survey): Filter[] {
  const rentals = lists.rentals.flatMap(getRows);
  const projects = lists.projects.flatMap(getRows);
  const list = (name: string, all: readonly Json[], query: string, fits: Filter['fits']): Filter => ({
    ...{ answer: api.ask(`/public/${name}/list?${query}`), rows: all, fits },
  });
  return [
    ...['For_Sale', 'Soon_Sale'].map((status) =>
      list('projects', projects, `status_id=${status}`, (row) => row['status'] === status),
    ),
    list('rentals', rentals, 'status_id=available', (row) => row['state'] === 'available'),
    ...[true, false].flatMap((has) => [
      list('rentals', rentals, `has_ac=${has}`, (row) => (row['air_conditioning'] === 'installed') === has),
      list('rentals', rentals, `has_kitchen=${has}`, (row) => (row['kitchen'] === 'fitted') === has),
    ]),
  ];
}

function unitFilters(api: Recorder, { lists }: Survey): Filter[] {
  const units = lists.apartments.flatMap(getRows);
  const statuses = new Map(lists.projects.flatMap(getRows).map(({ id, status }) => [id, status]));
  const prices = units.map(({ price }) => Number(price)).filter((price) => price > 0);
  const price = prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)];
  const filter = (body: Json, fits: Filter['fits']): Filter => ({
    ...{ answer: api.ask('/public/projects/apartments', { body }), rows: units, fits },
  });
  const byId = (field: string) =>
    distinct(units, field)
      .slice(0, 1)
      .map((id) => filter({ [field]: id }, (unit) => unit[field] === id));
  return [
    ...byId('project_id'),
    ...byId('building_id'),
    filter({ available_only: true }, (unit) => canBeBought(unit, statuses.get(unit['project_id']))),
    filter({ rooms: [3, 5] }, ({ rooms }) => rooms === 3 || Number(rooms) >= 5),
    ...(price === undefined
      ? []
      : [
          filter({ price_max: price }, (unit) => Number(unit['price']) > 0 && Number(unit['price']) <= price),
        ]),
  ];
}

/** Filters answer with all rows that fit, and with no other. */
export const filterRules: readonly Rule[] = [
  {
    title: 'Filters are kept: status of projects, state and fittings of rentals',
    check: async ({ api, survey }) => (await Promise.all(listFilters(api, survey).map(checkFilter))).flat(),
  },
  {
    title: 'Filters are kept: project, building, rooms, price and availability of units',
    check: async ({ api, survey }) => (await Promise.all(unitFilters(api, survey).map(checkFilter))).flat(),
  },
];
