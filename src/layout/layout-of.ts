/** Which page has which of the two layouts, in one table. */
import { routes } from '../lib/routes';

export interface PageLayout {
  /** The page begins at the very top, behind the header. Only home: elsewhere the header has its own room. */
  landing: boolean;
  /** The second variant: long pages also have the button that leads back to the top. */
  backToTop: boolean;
}

const long: PageLayout = { landing: false, backToTop: true };
const short: PageLayout = { landing: false, backToTop: false };

/** By the beginning of the address; the first that fits counts. Forms and choices are short. */
const table: readonly [beginning: string, layout: PageLayout][] = [
  [routes.share, short],
  [routes.contact, short],
  [routes.about, long],
  [routes.projects, long],
  [routes.blogs, long],
  [routes.rentals, long],
  [routes.faq, long],
];

/** @param path address of a page, without the prefix of a twin */
export function layoutOf(path: string): PageLayout {
  if (path === routes.home) return { landing: true, backToTop: true };
  const row = table.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`));
  return row?.[1] ?? short;
}
