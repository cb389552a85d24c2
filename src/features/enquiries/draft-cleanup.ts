import { local } from '../../browser/safe-storage';
import { draftKeys, parseDraft } from './draft';
import { draftLifetime } from './outbox/retention';

/** Erases the drafts of delivered enquiries, from whichever page or tab they were sent. */
export function eraseDeliveredDrafts(ids: ReadonlySet<string>): void {
  for (const key of draftKeys()) {
    const sentAs = parseDraft(local.read(key))?.sentAs;
    if (sentAs !== undefined && ids.has(sentAs)) local.write(key, undefined);
  }
}

/** Erases drafts that are too old. One from the future, written before the clock was set back, counts from now. */
export function eraseOldDrafts(now = Date.now()): void {
  for (const key of draftKeys()) {
    const draft = parseDraft(local.read(key));
    if (!draft || now - draft.at > draftLifetime) local.write(key, undefined);
    else if (draft.at > now) local.write(key, JSON.stringify({ ...draft, at: now }));
  }
}
