import { projectOfPath, searchParameter } from '../lib/routes';

/** A unit's sheet and search results have an address, but are shown over the page, which does not scroll for them. */
const overlayParameters = ['unit', searchParameter];

/** On a project's page the filters of its units change only their section. Other lists scroll into view by themselves. */
const unitFilterParameters = ['building', 'available_only', 'rooms', 'area_min', 'price_max', 'view'];

/**
 * The part of an address that decides which page is shown and where it is scrolled to: path and query, without the
 * parameters of an overlay or of a part of the page.
 */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  const filters = projectOfPath(pathname)?.route === 'detail' ? unitFilterParameters : [];
  for (const name of [...overlayParameters, ...filters]) parameters.delete(name);
  const query = parameters.toString();
  return pathname + (query && `?${query}`);
}
