import { useSyncExternalStore } from 'react';
import type { KeptUnit } from './kept-unit';
import { shortlist } from './shortlist';

const unknown = (): undefined => undefined;

/** What is kept; undefined while hydrating, when the page must still equal its HTML. */
export const useShortlist = (): readonly KeptUnit[] | undefined =>
  useSyncExternalStore<readonly KeptUnit[] | undefined>(shortlist.subscribe, shortlist.get, unknown);
