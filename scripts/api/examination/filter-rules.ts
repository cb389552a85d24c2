import { enums } from '../../../src/api-client/generated/contract-values';
import { canBeBought } from './figure-rules';
import { listHomes, type Filter as Asked, type ListedHomes } from './listed-homes';
import { isRefused, searches } from './optional-parts';
import type { Exchange, Recorder } from './recorder';
import { expectStatus, getName, type Context, type Rule } from './rule';
import { middleOf } from './searches';
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
  const expected = rows.filter(fits);
  const ids = getRows(answer).map(({ id }) => id);
  // Only one page is read.
  const missing = ids.length === total ? expected.find(({ id }) => !ids.includes(id)) : undefined;
  const which = missing ? `; ${String(missing['id'])} is missing` : '';
  return total === expected.length && !missing
    ? []
    : [
        `${getName(answer)}: meta.total is ${String(total)}; of all rows ${expected.length} fit the filter${which}`,
      ];
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

type Condition = [part: string, filter: Asked];

/** What can be asked by each condition that an API need not know, from what it has itself. */
function choicesOf({ projects, inFull, places }: ListedHomes, units: readonly Json[]): [string, Asked[]][] {
  const withUnits = projects.filter((project) => project.units.length > 0);
  const each = <Value>(valuesOf: (project: (typeof projects)[number]) => readonly Value[]): Value[] => [
    ...new Set(withUnits.flatMap(valuesOf)),
  ];
  const districts = [...each(({ district }) => district.slice(0, 1)), ...places.districts];
  const areas = withUnits.flatMap((project) => project.units.map((unit) => unit.total_area));
  const area = middleOf(areas.sort((one, other) => one - other));
  const years = each(({ handover_date: day }) => (day ? [day.slice(0, 4)] : [])).sort();
  const isWhole = projects.length === inFull.length;
  const ids = units.map(({ id }) => String(id));
  return [
    ['status_id', enums.ProjectStatus.map((status) => ({ status_id: status }))],
    ['city', [...each(({ city }) => city.slice(0, 1)), ...places.cities].map((city) => ({ city }))],
    ['city', each(({ city }) => city.slice(-1)).map((city) => ({ city }))],
    ['district', districts.map((_, index) => ({ district: districts.slice(index, index + 2) }))],
    ['area_min', area === undefined ? [] : [{ area_min: area }]],
    ['handover', [{ handover: 'ready' }]],
    ['handover', years.map((year) => ({ handover: year }))],
    [
      'near',
      // What is near the others is not known.
      (isWhole ? [{}] : inFull.slice(0, 5).map(({ id }) => ({ project_id: id }))).flatMap((project) =>
        enums.NearbyCategory.map((kind) => ({ ...project, near: [kind] })),
      ),
    ],
    ['unit_ids', ids.length > 0 ? [{ unit_ids: [...new Set([...ids.slice(0, 1), ...ids.slice(-1)])] }] : []],
  ];
}

/** What to ask: for what some units have and others do not; or else for what all have, and for what none has. */
function conditionsOf(homes: ListedHomes, units: readonly Json[]): Condition[] {
  return choicesOf(homes, units).flatMap(([part, filters]): Condition[] => {
    const has = (filter: Asked) => units.some((unit) => homes.fits(unit, filter));
    const lacks = (filter: Asked) =>
      units.some((unit) => homes.fits(unit, { ...filter, [part]: undefined }) && !homes.fits(unit, filter));
    const telling = filters.find((filter) => has(filter) && lacks(filter));
    const asked = telling ? [telling] : [filters.find(has), filters.find(lacks)];
    return asked.flatMap((filter): Condition[] => (filter ? [[part, filter]] : []));
  });
}

/** Whether a condition is one that the API refuses or ignores, and may, for it does not search by itself. */
async function isUnknown(context: Context, part: string, filter: Filter, without: Filter['fits']) {
  const answer = await filter.answer;
  if (isRefused(context, answer, [part])) return true;
  const count = (fits: Filter['fits']) => filter.rows.filter(fits).length;
  const { total } = getMeta(answer);
  if (searches(context.survey) || total === count(filter.fits) || total !== count(without)) return false;
  context.unknown.add(part);
  return true;
}

async function checkConditions(context: Context): Promise<string[]> {
  const { api, survey } = context;
  const homes = listHomes(survey);
  const units = survey.lists.apartments.flatMap(getRows);
  const asked = conditionsOf(homes, units).map(async ([part, body]) => {
    const fits = (unit: Json) => homes.fits(unit, body);
    const filter = { answer: api.ask('/public/projects/apartments', { body }), rows: units, fits };
    const without = (unit: Json) => homes.fits(unit, { ...body, [part]: undefined });
    return (await isUnknown(context, part, filter, without)) ? [] : checkFilter(filter);
  });
  return (await Promise.all(asked)).flat();
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
  {
    title: 'Filters are kept: status, place, handover and what is near projects, area and ids of units',
    check: checkConditions,
  },
];
