import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { startScriptsScript } from './src/browser/deferred-scripts';
import { scrollBeforeHydrationScript } from './src/browser/scroll-restoration';
import { reloadScript } from './src/browser/reload';
import { repairAddressScript } from './src/browser/repair-address';
import { replayClickScript } from './src/browser/replay-click';
import { beforePaintScript } from './src/i18n/bootstrap';
import { locales } from './src/i18n/locales';
import { localeOfHtml } from './src/i18n/localization';
import { deferScripts, pageDataHints, type PageData } from './src/layout/deferred-scripts';
import { headerScrollScript } from './src/layout/header-scroll';
import { wrapPage, wrapRoot } from './src/layout/wrap';
import { htmlOnlyHead, keepPageData, SiteDataReader } from './src/seo/html-only';
import { builtAtAttribute, setReadAt } from './src/site-data';
import { globalStyle, preloadedFonts } from './src/theme';
import { CompiledStyles } from './src/theme/compiled-styles';
import { RiyalSymbol } from './src/ui/riyal-text';

const headScripts = [
  repairAddressScript,
  beforePaintScript,
  headerScrollScript,
  scrollBeforeHydrationScript,
  replayClickScript,
  startScriptsScript,
].join(';');

/** Set by the sourcing when some of the data comes from a last good copy. */
const readAt = process.env['GATSBY_DATA_READ_AT'];
if (readAt) setReadAt(readAt);

/** `gatsby develop` renders an empty page, without data, and starts its own scripts. */
const isDeveloping = process.env['NODE_ENV'] === 'development';

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) =>
  wrapRoot(element, pathname);

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <CompiledStyles>
    <SiteDataReader>{wrapPage(element, props)}</SiteDataReader>
  </CompiledStyles>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
}) => {
  const { code, dir, content } = locales[localeOfHtml(pathname)];
  setHtmlAttributes({ lang: code, dir, ...{ 'data-rendered': code }, ...builtAtAttribute() });
  setHeadComponents([
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <style key="global-style" dangerouslySetInnerHTML={{ __html: globalStyle }} />,
    <script key="reload" dangerouslySetInnerHTML={{ __html: reloadScript }} />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: headScripts }} />,
    ...preloadedFonts[content].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ]);
  setPreBodyComponents([<RiyalSymbol key="riyal" />]);
  if (isDeveloping) return;
  const pageData = loadPageDataSync(pathname) as unknown as PageData & { result: { data?: unknown } };
  keepPageData(pathname, pageData.result.data);
  setPostBodyComponents(pageDataHints(pathname, pageData));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (isDeveloping) return;
  const head = getHeadComponents() as ReactElement[];
  const isScript = ({ key }: ReactElement) => key === 'reload' || key === 'before-paint';
  // Gatsby's own line of script sets `window.pagePath`: it would differ on each page.
  const scripts = (getPostBodyComponents() as ReactElement[]).filter(({ key }) => key !== 'script-loader');
  replacePostBodyComponents([]);
  replaceHeadComponents([
    // Before the styles: on a slow connection these scripts request what is in the template.
    deferScripts(pathname, scripts),
    ...head.filter(isScript),
    ...head.filter((element) => !isScript(element)),
    ...htmlOnlyHead(pathname, head),
  ]);
};

/**
 * React 18's stream, which Gatsby uses, pads its chunks with NUL bytes where a chunk ends inside a character of more
 * than one byte. Arabic is made of those, so pages are rendered in one piece.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
