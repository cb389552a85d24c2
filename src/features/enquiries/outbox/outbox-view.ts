/** What pages show of the outbox, filled once its code is there. */
import { createStore } from '../../../browser/store';
import type { Entry } from './outbox-state';

export interface OutboxView {
  entries: readonly Entry[];
  /** Ids that only this tab has, because the browser refuses storage. */
  volatile: ReadonlySet<string>;
  /** Ids that arrived or got stuck while no form was looking: news to the visitor. */
  news: ReadonlySet<string>;
}

export const outboxView = createStore<OutboxView>({ entries: [], volatile: new Set(), news: new Set() });

/** Ids that a form on the page tells the visitor about; how many forms do. */
export const watched = new Map<string, number>();
