import { useEffect } from 'react';
import { shortlist } from '../shortlist';
import type { Column } from './column';

/** Kept homes are known as they were read last, also when the API is away the next time. */
export function useLearned(columns: readonly Column[]): void {
  useEffect(() => {
    for (const { ref, kept, known, asOf, status } of columns) {
      if (status === 'live' && kept && known && asOf) shortlist.refresh(ref, known, asOf);
    }
  }, [columns]);
}
