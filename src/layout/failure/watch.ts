/** Pages and parts of pages that do not load. Called by `gatsby-browser`. */
import { awaited } from '../../lib/progress';
import { beforeReload, isChunkError, reloadOnce } from '../../lib/reload';
import { createStore } from '../../lib/store';
import { keepFields } from './kept-fields';

interface LoadedPage {
  status?: string;
  error?: unknown;
}

declare global {
  interface Window {
    /** Gatsby's loader of pages; every navigation asks it. */
    ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  }
}

/** Address of the page that did not load, while the error page stands in for it. */
export const missingPage = createStore<string | undefined>(undefined);

const root = () => document.documentElement;
const isAwake = () => 'hydrated' in root().dataset;

/**
 * Listens for parts that do not load and that nobody else minds. To be called before Gatsby's own listener is there: that
 * one loads the page anew each time, in a circle.
 */
export function watchChunks(): void {
  beforeReload(keepFields);
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return;
    event.stopImmediatePropagation();
    if (!reloadOnce()) root().dataset['incomplete'] = '';
  });
}

/**
 * Shows the progress of each navigation, and what to do when the page to go to does not load: its full load, which is
 * the one reload, or else the error page.
 */
export function watchNavigation(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    if (!isAwake()) return loadPage(path);
    const page = await awaited(loadPage(path));
    const offline = page?.status === 'error' && !navigator.onLine;
    if (!page?.error && !offline) return page;
    if (!reloadOnce(path)) missingPage.set(path);
    // Answered, Gatsby would load the page in full, again and again.
    return new Promise(() => undefined);
  };
}

/** Another page is there: what was missing before is of no interest any more. */
export function forgetFailure(): void {
  missingPage.set(undefined);
  delete root().dataset['incomplete'];
}
