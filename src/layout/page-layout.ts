import { routes } from '../lib/routes';

interface PageLayout {
  /** The page starts at the very top, behind the header. Only home: other pages start below it. */
  landing: boolean;
  /** Long pages have the button that leads back to the top. */
  backToTop: boolean;
}

const long: PageLayout = { landing: false, backToTop: true };
const short: PageLayout = { landing: false, backToTop: false };

/** By the start of the address; the first match counts. */
const layouts: readonly [prefix: string, layout: PageLayout][] = [
  [routes.share, short],
  [routes.contact, short],
  [routes.about, long],
  [routes.projects, long],
  [routes.blogs, long],
  [routes.rentals, long],
  [routes.faq, long],
];

/** @param path address of a page, without a locale prefix */
export function pageLayout(path: string): PageLayout {
  if (path === routes.home) return { landing: true, backToTop: true };
  const row = layouts.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return row?.[1] ?? short;
}
