import type { GatsbyBrowser } from 'gatsby';
import { beginPage, endPage } from './src/browser/first-screen';
import { hydrateInSteps, markHydrated } from './src/browser/hydration';
import { atIdle, whenIdle } from './src/browser/idle';
import { isKeeping, removeKept, shownPage } from './src/browser/kept-pages';
import { showOverlay, watchOverlays } from './src/browser/overlay-entries';
import { replayClick } from './src/browser/replay-click';
import { restoreScroll, saveScroll, watchNavigations, watchScroll } from './src/browser/scroll-restoration';
import { readSharedData } from './src/browser/shared-data';
import { adoptRenderedPage } from './src/i18n/rendered-page';
import { nextTask } from './src/lib/next-task';
import { clearLoadErrors, handleFailedNavigation, watchChunks } from './src/layout/errors/failed-navigation';
import { restoreForms } from './src/layout/errors/form-backup';
import { loadLayout } from './src/layout/load-layout';

// Not in a hook: Gatsby adds its own listener before it calls the first hook.
watchChunks();
readSharedData();

/** `gatsby develop` has no prerendered page to hydrate, and wraps the page before it calls `onClientEntry`. */
const isDeveloping = process.env['NODE_ENV'] === 'development';

let layout: Awaited<ReturnType<typeof loadLayout>>;
if (process.env['NODE_ENV'] === 'development') {
  // eslint-disable-next-line @typescript-eslint/no-require-imports, no-restricted-globals -- an import would wait
  layout = require('./src/layout/wrap') as typeof layout;
  void import('./src/browser/content-problems').then(({ watchContentProblems }) => watchContentProblems());
  void import('./src/i18n/live-texts').then(({ watchSavedTexts }) => watchSavedTexts());
}

export const onClientEntry = async () => {
  adoptRenderedPage();
  watchNavigations();
  watchScroll();
  handleFailedNavigation();
  watchOverlays();
  layout = await loadLayout();
};

export const replaceHydrateFunction = () => (isDeveloping ? undefined : hydrateInSteps);

/** Where its code does not come, pages are read with a network only. */
const keepVisitedPages = () =>
  void import('./src/features/kept-pages/keep-visited').then(
    ({ keepVisited }) => keepVisited(),
    () => undefined,
  );

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  markHydrated();
  restoreForms();
  replayClick();
  whenIdle(isKeeping ? keepVisitedPages : () => void removeKept());
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  saveScroll();
  if (location.pathname !== prevLocation.pathname) beginPage();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endPage();
  clearLoadErrors();
  shownPage.set(location.pathname);
  showOverlay();
  // Beside hydration it would be one long task.
  if (prevLocation) restoreScroll(false);
  else void nextTask().then(() => restoreScroll(true));
};

/** Gatsby has fetched the page ahead. Its code is evaluated before its link is pressed. */
export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = ({ pathname }) =>
  atIdle(() => window.___loader?.hovering(pathname));

/** `src/browser/scroll-restoration` scrolls instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => layout.wrapRoot(element);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  layout.wrapPage(element, props);
