import { addressAliases } from '../../src/lib/address-aliases';
import { locales } from '../../src/i18n/locales';
import { localeOfPrefix } from './localized-pages';

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
