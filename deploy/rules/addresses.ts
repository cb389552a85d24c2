import { addressAliases } from '../../src/lib/address-aliases';
import { defaultLocale, localeCodes, locales, type Locale } from '../../src/i18n/locales';

/** Locales whose pages are built below a prefix. */
export const prefixedLocales: readonly Locale[] = localeCodes.filter((code) => locales[code].localePrefix);

/** Matches the prefix of a locale, or nothing, in the common ground of JavaScript and PCRE. */
export const localePrefixPattern = `(?:${prefixedLocales.map((code) => locales[code].localePrefix).join('|')})?`;

/** The locale that a path names by its prefix (`/en`, `/en/about`), else undefined. */
function localeOfPrefix(pathname: string): Locale | undefined {
  return prefixedLocales.find((code) => `${pathname}/`.startsWith(`${locales[code].localePrefix}/`));
}

/**
 * Matches paths that no page has and no redirect may name, in the common ground of JavaScript and PCRE: browsers read a
 * backslash as a slash and drop control characters, so that `/\\host` would lead to another site.
 */
export const unsafePathPattern = '[\\x5c\\x00-\\x1f\\x7f]';

const unsafePath = new RegExp(unsafePathPattern);

/** Matches files of the build that are for the hosts themselves: `_headers`, `_nginx.conf`, Gatsby's `_gatsby`. */
export const hostFilePattern = '^/_';

const hostFile = new RegExp(hostFilePattern);

/** Whether a decoded path names such a file. */
export const isHostFile = (pathname: string): boolean => hostFile.test(pathname);

/** Whether no page has this decoded path, and no redirect may name it. */
export const isUnsafePath = (pathname: string): boolean => unsafePath.test(pathname);

/** The two halves of a request target, with the path decoded and repeated slashes joined. */
interface RequestPath {
  pathname: string;
  /** Query with its `?`, as it came; empty without one. */
  search: string;
  /** The path came with repeated or escaped slashes: a browser would take it for another address, or another host. */
  hasExtraSlashes: boolean;
}

/**
 * Reads a request target such as `/blogs?page=2`.
 * Undefined when it is malformed or climbs (`..`): no browser sends that, because browsers resolve dots first.
 */
export function parseRequestPath(target: string): RequestPath | undefined {
  const [encoded = ''] = target.split('?', 1);
  try {
    const decoded = decodeURIComponent(encoded);
    const climbs = decoded.split(/[\\/]+/).some((segment) => segment === '..' || segment === '.');
    if (!decoded.startsWith('/') || climbs || decoded.includes('\0')) return undefined;
    const pathname = decoded.replace(/\/+/g, '/');
    return { pathname, search: target.slice(encoded.length), hasExtraSlashes: /\/\/|%2f/i.test(encoded) };
  } catch {
    return undefined;
  }
}

const routeSpelling = new Map(
  addressAliases.flatMap(({ to, aliases }) => [to.toLowerCase(), ...aliases].map((alias) => [alias, to])),
);

/**
 * The one address of the page at `pathname` (decoded): without a trailing slash, without `index.html`, in the route's
 * own spelling. A host answers 301 when it differs from the requested one.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/(\/index\.html|\/)$/, '') || '/';
  const locale = localeOfPrefix(bare);
  const prefix = locale ? locales[locale].localePrefix : '';
  const route = bare.slice(prefix.length);
  return prefix + (routeSpelling.get(route.toLowerCase()) ?? route);
}

/** The locale of the path's prefix, else that of the cookie, else the default one. */
function preferredLocale(pathname: string, cookieValue: string | undefined): Locale {
  return localeOfPrefix(pathname) ?? localeCodes.find((code) => code === cookieValue) ?? defaultLocale;
}

/** An HTML file of the build, by its path from the root of the build, and the locale it is written in. */
export interface PageFile {
  path: string;
  locale: Locale;
}

const pageFile = (locale: Locale, path: string): PageFile => ({
  path: locales[locale].localePrefix + path,
  locale,
});

/**
 * The files that may answer a canonical path, best first: the visitor's language, then the default one.
 * @param cookieValue value of the locale cookie, as it came
 */
export function pageFiles(pathname: string, cookieValue: string | undefined): PageFile[] {
  const locale = preferredLocale(pathname, cookieValue);
  const isPrefixed = localeOfPrefix(pathname) !== undefined;
  const route = isPrefixed ? pathname.slice(locales[locale].localePrefix.length) : pathname;
  const path = `${route === '/' ? '' : route}/index.html`;
  const candidates = isPrefixed ? [locale] : [...new Set<Locale>([locale, defaultLocale])];
  return candidates.map((code) => pageFile(code, path));
}

/** The files that may hold the "not found" page for a path, best first. */
export function notFoundFiles(pathname: string, cookieValue: string | undefined): PageFile[] {
  const locale = preferredLocale(pathname, cookieValue);
  const fallback = pageFile(defaultLocale, '/404.html');
  if (locale === defaultLocale) return [fallback];
  return [pageFile(locale, '/404.html'), pageFile(locale, '/404/index.html'), fallback];
}
