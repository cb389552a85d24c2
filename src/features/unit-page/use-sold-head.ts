import { useEffect, useState } from 'react';
import { isSoldLongAgo } from '../../domain/sale-state';
import { useNoIndex } from '../../seo';
import type { UnitDetails } from './unit-page-data';

/** Asks search engines not to index the page of a unit that was sold long ago, also where the build did not know it. */
export function useSoldHead({ state, updated_at }: Pick<UnitDetails['unit'], 'state' | 'updated_at'>): void {
  const [isLongAgo, setLongAgo] = useState(false);
  useEffect(() => setLongAgo(isSoldLongAgo({ state, updated_at }, Date.now())), [state, updated_at]);
  useNoIndex(isLongAgo);
}
