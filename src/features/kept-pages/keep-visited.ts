import { atIdle } from '../../browser/idle';
import { isMetered, isOffline } from '../../browser/connection';
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

const keepAhead = (what: 'keepSaved' | 'keepForms') =>
  atIdle(
    () =>
      void import('./keep-ahead').then(
        (module) => module[what](),
        () => undefined,
      ),
  );

/**
 * Starts the service worker and keeps each page that is read, from this one on, the homes that are saved, and the forms for who
 * reads a second page. Does nothing where
 * the browser has no workers or refuses them, on a shared device, and begins nothing on a metered connection: where a visitor has
 * begun on another one, homes that are saved are kept on a metered one too.
 */
export async function keepVisited(): Promise<void> {
  if (!(await startWorker())) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = new Set<string>();
  const keepShown = () => {
    clearTimeout(timer);
    const path = shownPage.get();
    if (!path) return;
    timer = setTimeout(() => {
      keepRead(path);
      if (read.add(path).size > 1 && !isMetered()) keepAhead('keepForms');
    }, restTime);
  };
  shownPage.subscribe(keepShown);
  keepShown();
  watchNotEmpty(() => keepAhead('keepSaved'));
}
