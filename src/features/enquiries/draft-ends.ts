/** How drafts end: their enquiry has arrived, or their time is over. */
import { attempt, draftKeys, parseDraft } from './draft';
import { draftFor } from './outbox/times';

/** Erases the drafts of enquiries that have arrived, from whichever page or tab they were sent. */
export function eraseSent(ids: ReadonlySet<string>): void {
  attempt(() => {
    for (const key of draftKeys()) {
      const sentAs = parseDraft(localStorage.getItem(key))?.sentAs;
      if (sentAs !== undefined && ids.has(sentAs)) localStorage.removeItem(key);
    }
  });
}

/** Erases drafts whose time is over. One from the future, written before the clock was set back, counts from now. */
export function sweepDrafts(now = Date.now()): void {
  attempt(() => {
    for (const key of draftKeys()) {
      const draft = parseDraft(localStorage.getItem(key));
      if (!draft || now - draft.at > draftFor) localStorage.removeItem(key);
      else if (draft.at > now) localStorage.setItem(key, JSON.stringify({ ...draft, at: now }));
    }
  });
}
