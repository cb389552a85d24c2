import { atIdle } from '../../browser/idle';
import { isOffline } from '../../browser/connection';
import { shownPage } from '../../browser/kept-pages';
import { isSharedDevice } from '../../browser/shared-device';
import { isNamedByContent } from '../../lib/bundles';
import { errorPage } from '../../lib/kept-pages';
import { watchNotEmpty } from '../shortlist';
import { askWorker, startWorker } from './worker';

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

/** The page that stands for others is kept by the worker itself. */
function keepRead(path: string): void {
  if (path === errorPage || isSharedDevice() || isOffline()) return;
  void askWorker(isRemovedNow() ? { forget: path } : { keep: path, files: loadedFiles() });
}

const keepSaved = () =>
  atIdle(
    () =>
      void import('./keep-saved').then(
        (module) => module.keepSaved(),
        () => undefined,
      ),
  );

/**
 * Starts the service worker and keeps each page that is read, from this one on, and the homes that are saved. Does nothing where
 * the browser has no workers or refuses them, on a shared device, and begins nothing on a metered connection: where a visitor has
 * begun on another one, homes that are saved are kept on a metered one too.
 */
export async function keepVisited(): Promise<void> {
  if (!(await startWorker())) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepShown = () => {
    clearTimeout(timer);
    const path = shownPage.get();
    if (path) timer = setTimeout(() => keepRead(path), restTime);
  };
  shownPage.subscribe(keepShown);
  keepShown();
  watchNotEmpty(keepSaved);
}
