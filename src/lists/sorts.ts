export interface Order<Key extends string> {
  orderBy?: Key;
  desc?: boolean;
}

/**
 * Named orders of a list, each of which stands for two filters.
 * @param orders the order by its name; the first one is the default, without filters
 */
export function createSorts<Key extends string, Name extends string>(
  orders: Readonly<Record<Name, Order<Key>>>,
) {
  const names = Object.keys(orders) as [Name, ...Name[]];
  return {
    names,
    /** Name of the order that the filters ask for; the default where they ask for none of these. */
    nameOf: ({ orderBy, desc = false }: Order<string>): Name =>
      names.find((name) => orders[name].orderBy === orderBy && (orders[name].desc ?? false) === desc) ??
      names[0],
    /** The filters of the named order. */
    filtersOf: (name: string): Order<Key> => ({
      orderBy: undefined,
      desc: undefined,
      ...(orders as Partial<Record<string, Order<Key>>>)[name],
    }),
  };
}

/** A copy of the rows, sorted stably by a number; rows without it come last in both directions. */
export function byNumber<T>(
  rows: readonly T[],
  numberOf: (row: T) => number | null | undefined,
  desc = false,
): T[] {
  const missing = desc ? -Infinity : Infinity;
  const sign = desc ? -1 : 1;
  const value = (row: T) => numberOf(row) ?? missing;
  return [...rows].sort((a, b) => (value(a) === value(b) ? 0 : sign * (value(a) - value(b))));
}
