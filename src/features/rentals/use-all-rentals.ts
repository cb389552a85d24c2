import { useEffect, useMemo, useState } from 'react';
import { mergeRows, type PageCache, type PageOfResults } from '../../lists';
import type { RentalCardData } from './rental';
import { loadAllRentals } from './rental-list-request';

/** The rentals of the build, and those that were read since. */
export interface KnownRentals {
  first: PageOfResults<RentalCardData>;
  rest: readonly RentalCardData[];
  cache: PageCache<RentalCardData>;
}

/**
 * Every rental of the API; until it answers, and when it does not, those of the build as they were read last. Undefined
 * where not all are known.
 * @param needed false while nobody asks
 */
export function useAllRentals(
  { first, rest, cache }: KnownRentals,
  needed = true,
): readonly RentalCardData[] | undefined {
  const [rows, setRows] = useState<readonly RentalCardData[]>();
  const known = useMemo(() => mergeRows([...first.data, ...rest], cache.rows()), [first, rest, cache]);
  useEffect(() => {
    if (!needed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    loadAllRentals(signal, known).then(
      (result) => {
        if (result.ok && !signal.aborted) setRows(result.value);
      },
      () => undefined, // what is known stays
    );
    return () => controller.abort();
  }, [needed, known]);
  const isAllKnown = first.data.length + rest.length >= first.meta.total;
  return rows ?? (isAllKnown ? known : undefined);
}
