/** The two halves of a request target, with the path decoded and repeated slashes joined. */
export interface RequestPath {
  pathname: string;
  /** Query with its `?`, as it came; empty without one. */
  search: string;
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
    const segments = decodeURIComponent(encoded).split(/[\\/]+/);
    if (segments[0] !== '' || segments.some((segment) => segment === '..' || segment === '.'))
      return undefined;
    const pathname = segments.join('/') || '/';
    return pathname.includes('\0') ? undefined : { pathname, search };
  } catch {
    return undefined;
  }
}
