import type { Exchange } from './recorder';
import { getName, type Rule } from './rule';
import { getRows, type Json } from './survey';

const isMissing = (row: Json | undefined, field: string): boolean => (row?.[field] ?? null) === null;

/** The first row that is not in order, if there is one; rows without the field come last. */
function checkOrder(exchange: Exchange, field: string, direction: 'ascending' | 'descending'): string[] {
  const rows = getRows(exchange);
  const value = (row: Json | undefined) => {
    const of = row?.[field];
    return typeof of === 'string' ? Date.parse(of) : Number(of);
  };
  const sign = direction === 'ascending' ? 1 : -1;
  const index = rows.findIndex((row, at) => {
    const before = rows[at - 1];
    if (at === 0 || isMissing(row, field)) return false;
    return isMissing(before, field) || sign * (value(row) - value(before)) < 0;
  });
  if (index === -1) return [];
  const id = String(rows[index]?.['id']);
  return [
    isMissing(rows[index - 1], field)
      ? `${getName(exchange)}: ${id} has a ${field} and comes after one that has none`
      : `${getName(exchange)}: ${id} is out of order, ${field} ${direction}`,
  ];
}

const sorts = [
  ['price_asc', 'price', 'ascending'],
  ['price_desc', 'price', 'descending'],
  ['area_asc', 'total_area', 'ascending'],
  ['area_desc', 'total_area', 'descending'],
] as const;

const orders = [
  ['projects', 'price_from'],
  ['rentals', 'annual_rent'],
  ['rentals', 'total_area'],
] as const;

/** What comes first. */
export const orderRules: readonly Rule[] = [
  {
    title: 'Lists and the latest projects come newest first',
    check: ({ survey: { lists, latest } }) =>
      [latest, ...lists.projects, ...lists.rentals, ...lists.blogs].flatMap((page) =>
        checkOrder(page, 'published_at', 'descending'),
      ),
  },
  {
    title: 'Orders are kept: orderBy of lists, sort of units; what has no price comes last',
    check: async ({ api }) => {
      const asked = [
        ...orders.flatMap(([list, field]) =>
          (['ascending', 'descending'] as const).map(async (direction) => {
            const desc = direction === 'descending' ? '&desc=true' : '';
            return checkOrder(
              await api.ask(`/public/${list}/list?orderBy=${field}${desc}`),
              field,
              direction,
            );
          }),
        ),
        ...sorts.map(async ([sort, field, direction]) =>
          checkOrder(await api.ask('/public/projects/apartments', { body: { sort } }), field, direction),
        ),
      ];
      return (await Promise.all(asked)).flat();
    },
  },
];
