import type { GatsbyBrowser } from 'gatsby';
import { adoptRenderedPage } from './src/i18n/bootstrap';
import { forgetFailure, restoreFields, watchChunks, watchNavigation } from './src/layout/failure';
import { wrapPage, wrapRoot } from './src/layout/wrap';
import { readChunkMapping } from './src/browser/chunk-mapping';
import { replayClick } from './src/browser/replay-click';
import { arrive, leave, watchAsked, watchPlaces } from './src/browser/scroll-restoration';

// Here, not in a hook: Gatsby's own listener is added before the first hook is called.
watchChunks();

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  adoptRenderedPage();
  readChunkMapping();
  watchAsked();
  watchPlaces();
  watchNavigation();
};

/** From here on the page answers; style and tests can tell by the attribute. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset['hydrated'] = '';
  restoreFields();
  replayClick();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) leave();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  forgetFailure();
  arrive(!prevLocation);
};

/** Places are the business of `src/browser/scroll-restoration` alone. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => wrapRoot(element);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  wrapPage(element, props);
