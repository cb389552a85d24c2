import { useEffect, useState } from 'react';
import type { Codec } from '../lib/query-codec';
import { fetchValidPage, type LoadPage, type PageOfResults } from './page-of-results';
import type { KnownResults } from './prerendered';

/** Milliseconds without a change after which the API is asked: a price is typed figure by figure. */
const debounce = 250;

export interface FilterDraftProps<F, T> extends KnownResults<T> {
  open: boolean;
  onClose: () => void;
  /** The filters of the list as it is. */
  filters: F;
  onApply: (filters: F) => void;
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
    /** What matches; undefined while that is not known. */
    found: useFound(codec.format({ ...draft, page: undefined }), load, known),
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
 * What matches the filters of `key`; undefined while the API is asked. When it does not answer, as the build knows it, or
 * undefined where nobody can say.
 */
function useFound<T>(
  key: string,
  load: LoadPage<T>,
  { knownRows, prerenderedResults }: KnownResults<T>,
): PageOfResults<T> | undefined {
  const [answer, setAnswer] = useState<{ key: string; page: PageOfResults<T> | undefined }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const result = await fetchValidPage(load, key, signal, knownRows());
      const page = result.ok ? result.value : await prerenderedResults(key);
      if (!signal.aborted) setAnswer({ key, page });
    };
    const timer = setTimeout(() => void ask(), debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, load, knownRows, prerenderedResults]);
  return answer?.key === key ? answer.page : undefined;
}
