/** What the document is called while something other than its page is looked at: an open home, a record that came late. */
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../browser/store';

const titles = createStore<readonly { title: string }[]>([]);

/** Names the document for as long as the component is there; the last to come names it. Then it is called as before. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    const own = { title };
    titles.set([...titles.get(), own]);
    return () => titles.set(titles.get().filter((other) => other !== own));
  }, [title]);
}

/** The title that was asked for instead of the page's; undefined while there is none. */
export const useTitleInForce = (): string | undefined =>
  useSyncExternalStore(
    titles.subscribe,
    () => titles.get().at(-1)?.title,
    () => undefined,
  );
