import { cookieLocale, respond } from '../respond';
import { adminPolicyFile, isAdminFile } from '../rules/admin';
import { strictTransportSecurity } from '../rules/headers';
import { parseRedirects, redirectsFile } from '../rules/redirects';
import { unknownPolicy } from '../rules/security-policy';
import { isPublishedProject } from '../rules/unbuilt-projects';

export interface EdgeSettings {
  GATSBY_API_URL?: string | undefined;
  GATSBY_ORGANIZATION_KEY?: string | undefined;
}

/**
 * The address of a file on a static host: these redirect `…/index.html` and `404.html`, and answer the directory's
 * address instead.
 */
function fileAddress(path: string, base: string): URL {
  const address = path.replace(/(?:\/index|(\/404))\.html$/, '$1/');
  return new URL(encodeURI(address).replace(/[?#]/g, encodeURIComponent), base);
}

/**
 * Answers a GET or HEAD request on a host that runs a function before its file server.
 * @param fetchFile the file server's own answer
 */
export async function respondAtEdge(
  request: Request,
  fetchFile: (address: URL) => Promise<Response>,
  { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey }: EdgeSettings,
): Promise<Response> {
  const { pathname, protocol, search } = new URL(request.url);
  const locale = cookieLocale(request.headers.get('cookie') ?? undefined);
  const { status, headers, file } = await respond(pathname + search, locale, {
    file: (path) => fetchFile(fileAddress(path, request.url)),
    isPublishedProject: (slug) => isPublishedProject(slug, { apiUrl, organizationKey }),
    redirects: async () => {
      const file = await fetchFile(fileAddress(redirectsFile, request.url));
      return file.ok ? parseRedirects(await file.text()) : {};
    },
    // `_headers` sets it for all files alike.
    policy: async (path) => {
      if (!isAdminFile(path)) return undefined;
      const file = await fetchFile(fileAddress(adminPolicyFile, request.url));
      return file.ok ? (await file.text()).trim() : undefined;
    },
  });
  const all = new Headers({ 'Content-Security-Policy': unknownPolicy });
  file?.headers.forEach((value, name) => all.set(name, value));
  if (protocol === 'https:') {
    for (const [name, value] of Object.entries(strictTransportSecurity)) all.set(name, value);
  }
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') all.append(name, value);
    else all.set(name, value);
  }
  return new Response(file ? file.body : status === 301 ? null : `${status}\n`, { status, headers: all });
}
