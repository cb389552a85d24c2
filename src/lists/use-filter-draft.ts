/** The choices of a filter dialog until they are applied. */
import { useEffect, useState } from 'react';
import type { Codec } from '../lib/query-codec';
import { useCount } from './use-count';
import type { PageOfResults, LoadList } from './use-live-list';

export interface FilterDraftProps<F> {
  open: boolean;
  onClose: () => void;
  /** The filters of the list as it is. */
  filters: F;
  onApply: (filters: F) => void;
  /** Answers when the API does not. */
  atHand: (key: string) => PageOfResults<unknown> | undefined;
}

/**
 * @param load asks the API how many the choices leave
 */
export function useFilterDraft<F extends { page?: number }, T>(
  { open, onClose, filters, onApply, atHand }: FilterDraftProps<F>,
  codec: Codec<F>,
  load: LoadList<T>,
) {
  const [draft, setDraft] = useState(filters);
  // Each opening begins with what the list shows.
  useEffect(() => {
    if (open) setDraft(filters);
  }, [open, filters]);
  return {
    draft,
    /** How many the choices leave; undefined while that is not known. */
    count: useCount(codec.format({ ...draft, page: undefined }), load, atHand),
    change: (changed: Partial<F>) => setDraft({ ...draft, ...changed }),
    /** What the dialog needs. */
    dialog: {
      open,
      onClose,
      onApply: () => onApply(draft),
      onClear: () => setDraft(codec.parse('')),
    },
  };
}
