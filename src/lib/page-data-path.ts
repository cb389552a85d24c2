/**
 * Where Gatsby writes the data of a page, and its scripts ask for it, from the root of the site: `/page-data/FAQ/page-data.json`.
 * @param path of the page as Gatsby lists it: `/`, `/FAQ`, `/404.html`
 */
export const pageDataPath = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`;

/** The path of the page that data at this address belong to; undefined for data of all pages. */
export function pageOfData(data: string): string | undefined {
  const [, path] = /^\/page-data\/(.+)\/page-data\.json$/.exec(data) ?? [];
  return path === 'index' ? '/' : path && `/${path}`;
}

/** Where Gatsby names the build, and where the data that all pages share are, from the root of the site. */
export const appDataPath = '/page-data/app-data.json';
