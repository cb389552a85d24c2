import { useSyncExternalStore } from 'react';
import type { ShortlistItem } from './unit-snapshot';
import { shortlist } from './shortlist';

const unknown = (): undefined => undefined;

/** What is kept; undefined while hydrating, when the page must still equal its HTML. */
export const useShortlist = (): readonly ShortlistItem[] | undefined =>
  useSyncExternalStore<readonly ShortlistItem[] | undefined>(shortlist.subscribe, shortlist.get, unknown);
