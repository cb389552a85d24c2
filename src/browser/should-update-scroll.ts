/** What of an address decides which page is on the screen, and where it is scrolled to. */
import { projectOfPath } from '../lib/routes';

/** A unit's sheet has an address, but lies over the page: opening and closing it moves nothing. */
const overThePage = ['unit'];

/** On a project's page what is looked for among its units changes within their section. Lists come into view by themselves. */
const withinTheUnits = ['building', 'available_only', 'rooms', 'area_min', 'price_max', 'view'];

/** Path and query of an address, without what only lies over the page, or changes within a part of it. */
export function addressBelow({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  const within = projectOfPath(pathname)?.route === 'detail' ? withinTheUnits : [];
  for (const name of [...overThePage, ...within]) parameters.delete(name);
  const query = parameters.toString();
  return pathname + (query && `?${query}`);
}
