import { sortKeys } from '../../../openapi/reference-api/testing/expected-homes';
import { enums } from '../../../src/api-client/generated/contract-values';
import { listHomes, toUnit, type ListedHomes } from './listed-homes';
import { isRefused, searches } from './optional-parts';
import type { Exchange } from './recorder';
import { getName, type Context, type Rule } from './rule';
import { getRows, type Json } from './survey';

/** What rows are ordered by. */
export interface Order {
  name: string;
  direction: 'ascending' | 'descending';
  /** Null of a row without it, which comes last. */
  valueOf: (row: Json) => number | null;
}

/** Differences that are none: of prices for each m², which are no whole numbers. */
export const tolerance = 1e-6;

/** The first row that is not in order, if there is one. */
export function checkOrder(
  exchange: Exchange,
  { name, direction, valueOf }: Order,
  rows: readonly Json[] = getRows(exchange),
): string[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const values = rows.map(valueOf);
  const index = values.findIndex((value, at) => {
    const before = values[at - 1];
    if (at === 0 || value === null) return false;
    return before === null || before === undefined || sign * (value - before) < -tolerance;
  });
  if (index === -1) return [];
  const id = String(rows[index]?.['id']);
  return [
    values[index - 1] === null
      ? `${getName(exchange)}: ${id} has a ${name} and comes after one that has none`
      : `${getName(exchange)}: ${id} is out of order, ${name} ${direction}`,
  ];
}

/** The order by a field of the rows themselves. */
const byField = (name: string, direction: Order['direction']): Order => ({
  ...{ name, direction },
  valueOf: ({ [name]: value = null }) => {
    if (value === null) return null;
    return typeof value === 'string' ? Date.parse(value) : Number(value);
  },
});

export type Sort = keyof typeof sortKeys;

/** The order of units by a sort key, beside the project of each. */
export function bySort(sort: Sort, { projectOf }: ListedHomes): Order {
  const [name, keyOf, sign] = sortKeys[sort];
  return {
    ...{ name, direction: sign === 1 ? 'ascending' : 'descending' },
    valueOf: (unit) => keyOf(toUnit(unit), projectOf(unit)),
  };
}

/** Sort keys that an API need not know. */
export const isOptional = (sort: Sort): boolean => !/^(price|area)_(asc|desc)$/.test(sort);

const idsOf = (answer: Exchange): string =>
  getRows(answer)
    .map(({ id }) => String(id))
    .join();

const orders = [
  ['projects', 'price_from'],
  ['rentals', 'annual_rent'],
  ['rentals', 'total_area'],
] as const;

/** Units in full in an order; one that an API does not know may be refused, or be the one without a sort. */
async function checkUnits(context: Context, sort: Sort, homes: ListedHomes): Promise<string[]> {
  const { api, survey, unknown } = context;
  const answer = await api.ask('/public/projects/apartments', { body: { sort } });
  const part = `sort: ${sort}`;
  if (isOptional(sort) && isRefused(context, answer, [part])) return [];
  const wrong = checkOrder(answer, bySort(sort, homes));
  const [unsorted] = survey.lists.apartments;
  const isIgnored = unsorted && idsOf(answer) === idsOf(unsorted);
  if (wrong.length === 0 || !isOptional(sort) || searches(survey) || !isIgnored) return wrong;
  unknown.add(part);
  return [];
}

/** What comes first. */
export const orderRules: readonly Rule[] = [
  {
    title: 'Lists and the latest projects come newest first',
    check: ({ survey: { lists, latest } }) =>
      [latest, ...lists.projects, ...lists.rentals, ...lists.blogs].flatMap((page) =>
        checkOrder(page, byField('published_at', 'descending')),
      ),
  },
  {
    title: 'Orders are kept: orderBy of lists, sort of units; what has no price comes last',
    check: async (context) => {
      const asked = orders.flatMap(([list, field]) =>
        (['ascending', 'descending'] as const).map(async (direction) => {
          const desc = direction === 'descending' ? '&desc=true' : '';
          const answer = await context.api.ask(`/public/${list}/list?orderBy=${field}${desc}`);
          return checkOrder(answer, byField(field, direction));
        }),
      );
      const homes = listHomes(context.survey);
      const sorted = enums.ApartmentSort.map((sort) => checkUnits(context, sort, homes));
      return (await Promise.all([...asked, ...sorted])).flat();
    },
  },
];
