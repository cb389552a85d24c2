import { askedKey, keptAtHeader, keptCaches, keptPath, type KeepRequest } from '../lib/kept-pages';
import { forgetPlugins } from './known-plugins';
import { createStore } from './store';

/** Whether browsers keep pages of this build. Not while developing: no page is written then. */
export const isKeeping =
  process.env['NODE_ENV'] !== 'development' && process.env['GATSBY_KEEP_PAGES'] === 'on';

const shownCopy =
  typeof document === 'undefined'
    ? undefined
    : Number(document.documentElement.dataset['keptAt']) || undefined;

/** When the page that is shown was kept, in milliseconds since the epoch; undefined unless it is a copy. */
export const keptAt = createStore(shownCopy);

async function storedAt(key: string): Promise<number | undefined> {
  try {
    const copy = await caches.match(key, { cacheName: keptCaches.pages });
    return Number(copy?.headers.get(keptAtHeader)) || undefined;
  } catch {
    // No caches, or refused together with other storage.
    return undefined;
  }
}

/** When the page was kept on this device; undefined unless it is. Never rejects. */
export const keptTime = (pathname: string): Promise<number | undefined> => storedAt(keptPath(pathname));

/** The same, unless it is kept only because it was read. */
export const askedTime = (pathname: string): Promise<number | undefined> =>
  storedAt(askedKey(keptPath(pathname)));

/** Whether the page stands for one that is not kept, while there is no network. */
export const isOfflinePage = (): boolean => document.documentElement.dataset['offline'] !== undefined;

/** Path of the page that is shown, for what follows the visitor. */
export const shownPage = createStore<string | undefined>(undefined);

/** How often all pages were removed, for what shows them. */
export const removals = createStore(0);

/** Removes all pages that are kept on this device, and what is remembered for them. Never rejects. */
export async function removeKept(): Promise<void> {
  forgetPlugins();
  try {
    await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name)));
    const registration = await navigator.serviceWorker.getRegistration();
    const request: KeepRequest = { forgetAll: true };
    registration?.active?.postMessage(request);
  } catch {
    // As above: nothing is kept.
  }
  removals.set(removals.get() + 1);
}
