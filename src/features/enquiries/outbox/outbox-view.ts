import { createStore } from '../../../browser/store';
import { useStore } from '../../../browser/use-store';
import type { Entry } from './state';

/** What pages show of the outbox; filled once its code is loaded. */
export interface OutboxView {
  entries: readonly Entry[];
  /** Ids of entries that end with this tab. */
  tabOnly: ReadonlySet<string>;
  /** Ids of entries that the browser sends also while the site is closed. */
  background: ReadonlySet<string>;
  /** Ids that were delivered or refused while no form followed them. */
  unread: ReadonlySet<string>;
  /** What this tab has seen delivered, refused or expired, by id: it stays true when the storage is deleted. */
  ended: ReadonlyMap<string, Entry>;
}

export const outboxView = createStore<OutboxView>({
  entries: [],
  tabOnly: new Set(),
  background: new Set(),
  unread: new Set(),
  ended: new Map(),
});

/** Ids that forms on the page report on, with the number of those forms. */
export const followed = new Map<string, number>();

const empty = outboxView.get();

/** The outbox as this tab knows it; empty in the HTML and until its code is loaded. */
export const useOutboxView = () => useStore(outboxView, empty);
