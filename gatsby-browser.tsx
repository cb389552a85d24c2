import type { GatsbyBrowser } from 'gatsby';
import { hydrateInSteps, markHydrated } from './src/browser/hydration';
import { replayClick } from './src/browser/replay-click';
import { restoreScroll, saveScroll, watchNavigations, watchScroll } from './src/browser/scroll-restoration';
import { adoptRenderedPage } from './src/i18n/bootstrap';
import { clearLoadErrors, handleFailedNavigation, restoreForms, watchChunks } from './src/layout/errors';
import { wrapPage, wrapRoot } from './src/layout/wrap';

// Not in a hook: Gatsby adds its own listener before it calls the first hook.
watchChunks();

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  adoptRenderedPage();
  watchNavigations();
  watchScroll();
  handleFailedNavigation();
};

export const replaceHydrateFunction = () => hydrateInSteps;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  markHydrated();
  restoreForms();
  replayClick();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) saveScroll();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  clearLoadErrors();
  restoreScroll(!prevLocation);
};

/** `src/browser/scroll-restoration` scrolls instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => wrapRoot(element);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  wrapPage(element, props);
