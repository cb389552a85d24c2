/**
 * Every navigation of Gatsby asks its loader for the page. What it does when the page does not come is decided here: it
 * would load the page in full, which without a connection is the browser's own error page.
 */
import { isConstrained, isOffline, isReachable } from '../../browser/connection';
import { lastAsked } from '../../browser/scroll-restoration';
import { awaited } from '../../browser/progress';
import { reloadOnce } from '../../browser/reload';
import { createStore } from '../../browser/store';
import { giveUp, waitForConnection } from '../../browser/pending-action';
import { keepFields } from './kept-fields';

interface LoadedPage {
  status?: string;
  error?: unknown;
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's loader of pages; every navigation asks it. */
    ___loader?: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      /** What is there already. */
      loadPageSync: (path: string) => LoadedPage | undefined;
      /** Throws for a page that could not be loaded before. */
      getResourceURLsForPathname: (path: string) => string[] | null;
      hovering: (path: string) => void;
    };
    /** Names the build that the page's code is of. */
    ___webpackCompilationHash?: string;
  }
}

/** Address of the page that did not load, while the error page stands in for it. */
export const missingPage = createStore<string | undefined>(undefined);

type Outcome = { page: LoadedPage | undefined } | 'away' | 'broken';

/** Gatsby goes on once it has its answer; without one it leaves everything as it is. */
const never = new Promise<never>(() => undefined);

/** Shows the progress of each navigation, and what to do when the page to go to does not load. */
export function watchNavigation(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, hovering } = loader;
  /** Pages that Gatsby has failed to load: it never asks for them again. */
  const spoilt = new Set<string>();
  let newest = 0;

  loader.hovering = (path) => {
    if (!isConstrained() && !isOffline()) hovering(path);
  };

  loader.loadPage = async (path) => {
    if (!('hydrated' in document.documentElement.dataset)) return loadPage(path);
    giveUp();
    const asked = ++newest;
    const outcome = await awaited(attempt(path));
    if (asked !== newest) return never; // the visitor has asked for another page since
    if (outcome === 'away') return new Promise((resolve) => waitFor(path, resolve));
    return settle(path, outcome);
  };

  // Back and Forward call off what is under way, as the browser's own do.
  window.addEventListener('popstate', () => {
    newest++;
    giveUp();
  });

  async function attempt(path: string): Promise<Outcome> {
    if (isOffline() && !isAtHand(path) && !(await isReachable())) return 'away';
    const page = await loadPage(path);
    const failed = page?.status === 'error' || page?.error !== undefined;
    if (!failed) return { page: ofThisBuild(page) };
    spoilt.add(path);
    if (!(await isReachable())) return 'away';
    // Gatsby says so of files that are no pages of its own, too: it loads those in full.
    return page.error === undefined ? { page } : 'broken';
  }

  /** Whether the page's data are there; its code may be among what was fetched ahead. */
  function isAtHand(path: string): boolean {
    try {
      return loader?.loadPageSync(path) !== undefined || loader?.getResourceURLsForPathname(path) !== null;
    } catch {
      return false;
    }
  }

  function waitFor(path: string, resolve: (page: LoadedPage | Promise<never> | undefined) => void): void {
    waitForConnection(async () => {
      if (!(await isReachable())) return false;
      if (spoilt.has(path)) {
        loadInFull(path);
        return true;
      }
      const outcome = await attempt(path);
      if (outcome === 'away') return false;
      resolve(settle(path, outcome));
      return true;
    });
  }
}

function settle(path: string, outcome: Exclude<Outcome, 'away'>): LoadedPage | Promise<never> | undefined {
  if (outcome !== 'broken') return outcome.page;
  if (!reloadOnce(path)) missingPage.set(path);
  return never;
}

/** Without a connection Gatsby does not learn which build the host has, takes it for another, and loads in full. */
function ofThisBuild(page: LoadedPage | undefined): LoadedPage | undefined {
  if (page?.page?.webpackCompilationHash === '') {
    page.page.webpackCompilationHash = window.___webpackCompilationHash ?? '';
  }
  return page;
}

/** The visitor has asked for it, so it is not counted as a reload. */
function loadInFull(path: string): void {
  keepFields();
  const to = lastAsked()?.to;
  window.location.assign(to?.split('#')[0] === path ? to : path);
}
