import { isMetered, isOffline, isReachable } from '../../browser/connection';
import { keptAt, keptTime } from '../../browser/kept-pages';
import { isHydrated } from '../../browser/hydration';
import { isModifiedClick } from '../../browser/modified-click';
import { cancelPending, waitForConnection } from '../../browser/pending-action';
import { withProgress } from '../../browser/progress';
import { beforeReload, isChunkError, reloadOnce, reloadOrShowNotice } from '../../browser/reload';
import { lastNavigation } from '../../browser/scroll-restoration';
import { createStore } from '../../browser/store';
import { saveForms } from './form-backup';

interface LoadedPage {
  status?: string;
  error?: unknown;
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's loader of pages, which every navigation calls. */
    ___loader?: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      /** A page that has loaded already. */
      loadPageSync: (path: string) => LoadedPage | undefined;
      /** Throws for a page that could not be loaded before. */
      getResourceURLsForPathname: (path: string) => string[] | null;
      hovering: (path: string) => void;
      /** Fetches a page ahead. */
      enqueue: (path: string) => { abort?: () => void };
    };
    /** Id of the build that the page's code belongs to. */
    ___webpackCompilationHash?: string;
  }
}

/** Address of the page that did not load, while the error page is shown for it. */
export const failedPage = createStore<string | undefined>(undefined);

/**
 * An address with a query has the page data of the one without: all pages are static. Gatsby would request and keep them for
 * each query by itself.
 */
function ignoreQueries(loader: NonNullable<typeof window.___loader>): void {
  const functions = loader as unknown as Record<string, (path: unknown, ...rest: unknown[]) => unknown>;
  for (const [name, call] of Object.entries(functions))
    functions[name] = (path, ...rest) => call(typeof path === 'string' ? path.split('?')[0] : path, ...rest);
}

type Outcome = { page: LoadedPage | undefined } | 'offline' | 'broken' | 'kept';

/** Gatsby waits for its answer and meanwhile leaves the page as it is. */
const never = new Promise<never>(() => undefined);

/**
 * Shows the progress of each navigation, and handles pages that do not load. Gatsby itself would load such a page in full,
 * which without a connection is the browser's own error page.
 */
export function handleFailedNavigation(): void {
  const loader = window.___loader;
  if (!loader) return;
  ignoreQueries(loader);
  const { loadPage, hovering } = loader;
  /** Pages that Gatsby has failed to load: it never requests them again. */
  const failedPaths = new Set<string>();
  let latest = 0;

  loader.hovering = (path) => {
    if (!isMetered() && !isOffline()) hovering(path);
  };

  // A finger is on a link some time before its click: code and data that were prefetched are read meanwhile.
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    if (isPrefetched(link.pathname)) loader.hovering(link.pathname);
  });

  // Feeds, calendars and other files of the site are no pages of Gatsby.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    if (!link || event.defaultPrevented || isModifiedClick(event) || link.target) return;
    const isElsewhere =
      link.origin === window.location.origin && withoutHash(link) !== withoutHash(window.location);
    if (!isElsewhere || !isOffline()) return;
    event.preventDefault();
    waitForConnection(async () => {
      if (!(await isReachable())) return false;
      window.location.assign(link.href);
      return true;
    });
  });

  loader.loadPage = async (path) => {
    if (!isHydrated()) return loadPage(path);
    cancelPending();
    const request = ++latest;
    const outcome = await withProgress(attempt(path));
    if (request !== latest) return never; // the visitor has navigated elsewhere since
    if (outcome === 'kept') {
      loadInFull(path);
      return never;
    }
    if (outcome === 'offline') return new Promise((resolve) => retryLater(path, resolve));
    return pageOf(path, outcome);
  };

  // Back and Forward cancel a pending navigation, as the browser's own do.
  window.addEventListener('popstate', () => {
    latest++;
    cancelPending();
  });

  async function attempt(path: string): Promise<Outcome> {
    const isLoaded = loader?.loadPageSync(path) !== undefined || isPrefetched(path);
    const time = isOffline() && !isLoaded ? await keptTime(path) : undefined;
    if (isOffline() && !isLoaded && time === undefined && !(await isReachable())) return 'offline';
    const page = await loadPage(path);
    const failed = page?.status === 'error' || page?.error !== undefined;
    if (!failed) {
      keptAt.set(time);
      return { page: withBuildId(page) };
    }
    failedPaths.add(path);
    // The copy may be of another build than this page.
    if (!(await isReachable())) return (await keptTime(path)) === undefined ? 'offline' : 'kept';
    // Gatsby also answers this for files that are not its pages: it loads those in full.
    return page.error === undefined ? { page } : 'broken';
  }

  /** Whether the page's data have loaded; its code may have been prefetched. */
  function isPrefetched(path: string): boolean {
    try {
      return Boolean(loader?.getResourceURLsForPathname(path));
    } catch {
      return false;
    }
  }

  function retryLater(path: string, resolve: (page: LoadedPage | Promise<never> | undefined) => void): void {
    waitForConnection(async () => {
      if (!(await isReachable())) return false;
      if (failedPaths.has(path)) {
        loadInFull(path);
        return true;
      }
      const outcome = await attempt(path);
      if (outcome === 'offline') return false;
      if (outcome === 'kept') loadInFull(path);
      else resolve(pageOf(path, outcome));
      return true;
    });
  }
}

const withoutHash = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

function pageOf(
  path: string,
  outcome: Exclude<Outcome, 'offline' | 'kept'>,
): LoadedPage | Promise<never> | undefined {
  if (outcome !== 'broken') return outcome.page;
  if (!reloadOnce(path)) failedPage.set(path);
  return never;
}

/** Offline, Gatsby does not learn the build id of the host, takes it for another build, and loads the page in full. */
function withBuildId(page: LoadedPage | undefined): LoadedPage | undefined {
  if (page?.page?.webpackCompilationHash === '') {
    page.page.webpackCompilationHash = window.___webpackCompilationHash ?? '';
  }
  return page;
}

/** The visitor asked for it, so it does not count as one of the automatic reloads. */
function loadInFull(path: string): void {
  saveForms();
  const to = lastNavigation()?.to;
  window.location.assign(to?.split('#')[0] === path ? to : path);
}

/**
 * Handles chunks whose failure no other code handles. To be called before Gatsby adds its own listener, which reloads the
 * page every time, without end.
 */
export function watchChunks(): void {
  beforeReload(saveForms);
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOrShowNotice();
  });
}

/** Hides the error page and the notice of a missing part, because another page is shown. */
export function clearLoadErrors(): void {
  failedPage.set(undefined);
  delete document.documentElement.dataset['incomplete'];
}
