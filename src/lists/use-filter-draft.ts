import { useEffect, useState } from 'react';
import type { Codec } from '../lib/query-codec';
import { fetchValidPage, type LoadPage, type PageOfResults } from './page-of-results';

/** Milliseconds without a change after which the API is asked: a price is typed figure by figure. */
const debounce = 250;

export interface FilterDraftProps<F, T> {
  open: boolean;
  onClose: () => void;
  /** The filters of the list as it is. */
  filters: F;
  onApply: (filters: F) => void;
  /** Rows that stand in for those of the same ids that cannot be read. Keep its identity stable. */
  knownRows: () => readonly T[];
  /** Answers when the API does not. */
  prerenderedResults: (key: string) => PageOfResults<unknown> | undefined;
}

/**
 * The fields of a filter dialog until they are applied.
 * @param load asks the API how many rows match
 */
export function useFilterDraft<F extends { page?: number }, T>(
  { open, onClose, filters, onApply, ...known }: FilterDraftProps<F, T>,
  codec: Codec<F>,
  load: LoadPage<T>,
) {
  const [draft, setDraft] = useState(filters);
  // By its text: every render of the list has an object of its own, and the answer of the API must not undo a choice.
  const key = codec.format(filters);
  useEffect(() => {
    if (open) setDraft(codec.parse(key));
  }, [open, key, codec]);
  return {
    draft,
    /** Number of rows that match; undefined while that is not known. */
    count: useCount(codec.format({ ...draft, page: undefined }), load, known),
    change: (changed: Partial<F>) => setDraft((current) => ({ ...current, ...changed })),
    /** Props of the dialog. */
    dialog: {
      open,
      onClose,
      onApply: () => onApply(draft),
      onClear: () => setDraft(codec.parse('')),
    },
  };
}

/**
 * Number of rows that match the filters of `key`; undefined while the API is asked. When it does not answer, of the
 * prerendered rows, or undefined where nobody can say.
 */
function useCount<T>(
  key: string,
  load: LoadPage<T>,
  { knownRows, prerenderedResults }: Pick<FilterDraftProps<unknown, T>, 'knownRows' | 'prerenderedResults'>,
): number | undefined {
  const [answer, setAnswer] = useState<{ key: string; total: number | undefined }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void fetchValidPage(load, key, signal, knownRows()).then((result) => {
        if (signal.aborted) return;
        const page = result.ok ? result.value : prerenderedResults(key);
        setAnswer({ key, total: page?.meta.total });
      });
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, load, knownRows, prerenderedResults]);
  return answer?.key === key ? answer.total : undefined;
}
