import { useSyncExternalStore } from 'react';
import { outboxView } from './outbox-view';

const { get, subscribe } = outboxView;
const empty = get();

/** The outbox as this tab knows it; empty in the HTML and until its code has come. */
export const useOutboxView = () => useSyncExternalStore(subscribe, get, () => empty);
