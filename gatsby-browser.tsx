import type { GatsbyBrowser } from 'gatsby';
import { adoptRenderedPage } from './src/i18n/bootstrap';
import { forgetFailure, restoreFields, watchChunks, watchNavigation } from './src/layout/failure';
import { wrapPage, wrapRoot } from './src/layout/wrap';
import { repeatEarlyPress } from './src/lib/early-press';
import { isSamePlace } from './src/lib/same-place';

// Here, not in a hook: Gatsby's own listener is added before the first hook is called.
watchChunks();

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  adoptRenderedPage();
  watchNavigation();
};

/** From here on the page answers; style and tests can tell by the attribute. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset['hydrated'] = '';
  restoreFields();
  repeatEarlyPress();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = forgetFailure;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) =>
  !prevRouterProps || !isSamePlace(prevRouterProps.location, routerProps.location);

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => wrapRoot(element);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  wrapPage(element, props);
