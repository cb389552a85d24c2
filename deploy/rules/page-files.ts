import { defaultLocale, preferredLocale, prefixLocale, type Locale } from './locales';

/** An HTML file of the build, relative to `public/`, and the language it is written in. */
export interface PageFile {
  file: string;
  locale: Locale;
}

function pageFile(route: string, locale: Locale): PageFile {
  const directory = locale === defaultLocale ? route : `/${locale}${route === '/' ? '' : route}`;
  return { file: `${directory.replace(/^\/+/, '')}/index.html`.replace(/^\//, ''), locale };
}

/**
 * The files that may answer a canonical path, best first: the visitor's language, then the default one.
 * @param chosen value of the locale cookie, as it came
 */
export function pageFiles(pathname: string, chosen: string | undefined): PageFile[] {
  const prefix = prefixLocale(pathname);
  if (prefix) return [pageFile(pathname.slice(prefix.length + 1) || '/', prefix)];
  const locale = preferredLocale(pathname, chosen);
  const wanted = locale === defaultLocale ? [] : [pageFile(pathname, locale)];
  return [...wanted, pageFile(pathname, defaultLocale)];
}

/** The files that may hold the "not found" page for a path, best first. */
export function notFoundFiles(pathname: string, chosen: string | undefined): PageFile[] {
  const locale = preferredLocale(pathname, chosen);
  const fallback: PageFile = { file: '404.html', locale: defaultLocale };
  if (locale === defaultLocale) return [fallback];
  return [{ file: `${locale}/404.html`, locale }, { file: `${locale}/404/index.html`, locale }, fallback];
}
