/** What a form shows of its enquiries. */
import { useEffect } from 'react';
import type { Enquiry, Outcome } from './enquiry';
import { outboxView, watched } from './outbox-view';
import { outcomeOf } from './outcome';
import { useOutboxView } from './use-outbox-view';

/**
 * Follows an enquiry from what `enqueue` answered: `saved` turns into `delivered` (or `refused`, or `expired`) when it
 * does, in this tab or another. While a form follows an enquiry, no notice elsewhere on the page speaks of it.
 */
export function useOutcome(first: Outcome | undefined): Outcome | undefined {
  const { entries, volatile } = useOutboxView();
  const id = first?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    watched.set(id, (watched.get(id) ?? 0) + 1);
    return () => {
      const others = (watched.get(id) ?? 1) - 1;
      if (others > 0) watched.set(id, others);
      else watched.delete(id);
    };
  }, [id]);
  const isOpen = first?.kind === 'saved' || first?.kind === 'held';
  const entry = isOpen ? entries.find((one) => one.id === id) : undefined;
  return entry ? outcomeOf(entry, !volatile.has(entry.id)) : first;
}

/** Enquiries of a form on a page that wait to be sent, for example from before a reload; the newest first. */
export function useWaiting(form: Enquiry['form'], path: string): Outcome[] {
  const { entries, volatile } = useOutboxView();
  return entries
    .flatMap((entry) =>
      entry.state === 'waiting' && entry.enquiry.form === form && entry.enquiry.body.page_path === path
        ? [entry]
        : [],
    )
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((entry) => outcomeOf(entry, !volatile.has(entry.id)));
}

/** The enquiry of an entry as this tab knows it, unless it has arrived. */
export function enquiryOf(id: string): Enquiry | undefined {
  const entry = outboxView.get().entries.find((one) => one.id === id);
  return entry && entry.state !== 'delivered' ? entry.enquiry : undefined;
}
