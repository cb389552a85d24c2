/** The two halves of a request target, with the path decoded and repeated slashes joined. */
export interface RequestPath {
  pathname: string;
  /** Query with its `?`, as it came; empty without one. */
  search: string;
  /** The path came with repeated or escaped slashes: a browser would take it for another address, or another host. */
  isUntidy: boolean;
}

/**
 * Reads a request target such as `/blogs?page=2`.
 * Undefined when it is malformed or climbs (`..`): no browser sends that, because browsers resolve dots first.
 */
export function parseRequestPath(target: string): RequestPath | undefined {
  const queryStart = target.indexOf('?');
  const encoded = queryStart < 0 ? target : target.slice(0, queryStart);
  const search = queryStart < 0 ? '' : target.slice(queryStart);
  try {
    const decoded = decodeURIComponent(encoded);
    const climbs = decoded.split(/[\\/]+/).some((segment) => segment === '..' || segment === '.');
    if (!decoded.startsWith('/') || climbs || decoded.includes('\0')) return undefined;
    const pathname = decoded.replace(/\/+/g, '/');
    return { pathname, search, isUntidy: /\/\/|%2f/i.test(encoded) };
  } catch {
    return undefined;
  }
}
