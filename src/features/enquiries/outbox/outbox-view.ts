import { createStore } from '../../../browser/store';
import type { Outcome } from './enquiry';
import type { Entry } from './state';

/** What pages show of the outbox; filled once its code is loaded. */
export interface OutboxView {
  entries: readonly Entry[];
  /** Ids of entries that end with this tab. */
  tabOnly: ReadonlySet<string>;
  /** Ids that were delivered or refused while no form followed them. */
  unread: ReadonlySet<string>;
}

export const outboxView = createStore<OutboxView>({ entries: [], tabOnly: new Set(), unread: new Set() });

/** Ids that forms on the page report on, with the number of those forms. */
export const followed = new Map<string, number>();

/** An entry as a form shows it. */
export function outcomeOf(entry: Entry, durable: boolean): Outcome {
  const { id } = entry;
  switch (entry.state) {
    case 'delivered':
      return { kind: 'delivered', id, reference: entry.reference };
    case 'waiting':
      return { kind: 'saved', id, durable };
    case 'refused':
      return { kind: 'refused', id, fields: entry.fields, removed: entry.gone === true };
    case 'expired':
      return { kind: 'expired', id };
  }
}
