import type { GatsbyBrowser } from 'gatsby';
import { adoptRenderedPage } from './src/i18n/bootstrap';
import { wrapPage, wrapRoot } from './src/layout/wrap';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = adoptRenderedPage;

/** From here on the page answers; style and tests can tell by the attribute. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset['hydrated'] = '';
};

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => wrapRoot(element);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  wrapPage(element, props);
