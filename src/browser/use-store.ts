import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** The value of a store; `initial` at the build and while hydrating, when the page must equal its HTML. */
export const useStore = <T, Initial = T>(
  { get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>,
  initial: Initial,
): T | Initial => useSyncExternalStore<T | Initial>(subscribe, get, () => initial);
