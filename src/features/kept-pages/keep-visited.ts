import { isMetered, isOffline } from '../../browser/connection';
import { shownPage } from '../../browser/kept-pages';
import { isSharedDevice } from '../../browser/shared-device';
import { isNamedByContent } from '../../lib/bundles';
import { errorPage, serviceWorkerPath, type KeepRequest } from '../../lib/kept-pages';

/** A page counts as read once it has been shown for so long. Milliseconds. */
const restTime = 2_000;

/** Set for the parts of a page that say at run time that its record is gone; the head of a build is Gatsby's. */
const isRemovedNow = () => document.querySelector('meta[name="robots"]:not([data-gatsby-head])') !== null;

/** Scripts and pictures that this document has loaded from the site. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.href))
    .filter(({ origin, pathname }) => origin === window.location.origin && isNamedByContent(pathname))
    .map(({ pathname }) => pathname);

function ask(worker: ServiceWorker, path: string): void {
  // The page that stands for others is kept by the worker itself.
  if (path === errorPage || isSharedDevice() || isOffline()) return;
  const request: KeepRequest = isRemovedNow() ? { forget: path } : { keep: path, files: loadedFiles() };
  worker.postMessage(request);
}

/**
 * Starts the service worker and keeps each page that is read, from this one on. Does nothing where the browser has no
 * workers or refuses them, on a shared device, and begins nothing on a metered connection.
 */
export async function keepVisited(): Promise<void> {
  if (!('serviceWorker' in navigator) || isSharedDevice()) return;
  const { serviceWorker } = navigator;
  try {
    if (isMetered() && !(await serviceWorker.getRegistration())) return;
    await serviceWorker.register(serviceWorkerPath);
    const { active } = await serviceWorker.ready;
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepShown = () => {
      clearTimeout(timer);
      const path = shownPage.get();
      if (path) timer = setTimeout(() => ask(serviceWorker.controller ?? active, path), restTime);
    };
    shownPage.subscribe(keepShown);
    keepShown();
  } catch {
    // Refused, as with site data switched off: pages are read with a network only.
  }
}
