import { useEffect } from 'react';
import type { Enquiry, Outcome } from './enquiry';
import { followed, outboxView, useOutboxView } from './outbox-view';
import { outcomeOf } from './outcome';

/**
 * Follows an enquiry from what `enqueue` answered: `saved` becomes `delivered`, `refused` or `expired`, in this tab or
 * another. While a form follows an enquiry, no notice elsewhere on the page reports it.
 */
export function useOutcome(first: Outcome | undefined): Outcome | undefined {
  const { entries, tabOnly, ended } = useOutboxView();
  const id = first?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    followed.set(id, (followed.get(id) ?? 0) + 1);
    return () => {
      const others = (followed.get(id) ?? 1) - 1;
      if (others > 0) followed.set(id, others);
      else followed.delete(id);
    };
  }, [id]);
  const isOpen = first?.kind === 'saved' || first?.kind === 'pending';
  const entry = isOpen ? (entries.find((one) => one.id === id) ?? ended.get(first.id)) : undefined;
  return entry ? outcomeOf(entry, !tabOnly.has(entry.id)) : first;
}

/**
 * What became of a refused enquiry since: the same words, or those that correct them, sent from any tab.
 * @param refused its id, and when it was refused, in ms since the epoch
 */
export function useSentSince(refused: { id: string; at: number } | undefined): Outcome | undefined {
  const { entries, tabOnly } = useOutboxView();
  const entry = entries.find(
    (one) =>
      (one.state === 'waiting' || one.state === 'delivered') &&
      refused !== undefined &&
      (one.id === refused.id || one.corrects === refused.id) &&
      one.createdAt >= refused.at,
  );
  return entry && outcomeOf(entry, !tabOnly.has(entry.id));
}

/** Enquiries of a form on a page that wait to be sent, for example from before a reload; the newest first. */
export function useWaiting(form: Enquiry['form'], path: string): Outcome[] {
  const { entries, tabOnly } = useOutboxView();
  return entries
    .flatMap((entry) =>
      entry.state === 'waiting' && entry.enquiry.form === form && entry.enquiry.body.page_path === path
        ? [entry]
        : [],
    )
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((entry) => outcomeOf(entry, !tabOnly.has(entry.id)));
}

/** The enquiry of an entry as this tab knows it, unless it was delivered. */
export function enquiryOf(id: string): Enquiry | undefined {
  const entry = outboxView.get().entries.find((one) => one.id === id);
  return entry && entry.state !== 'delivered' ? entry.enquiry : undefined;
}
