/** What the function of a static host does: the answers of our own server, from the host's files. */
import { canonicalPath } from '../rules/canonical-path';
import { feedContentType, isFeed } from '../rules/feeds';
import { revalidated, securityHeaders, shortLived } from '../rules/headers';
import { mayBeUnbuiltProject, notFoundPageData } from '../rules/late-page-data';
import { localeCookie, type Locale } from '../rules/locales';
import { notFoundFiles, pageFiles } from '../rules/page-files';
import { projectSlug } from '../rules/project-address';
import { isPublishedProject, type ProjectLookup } from '../rules/published-project';
import { parseRequestPath } from '../rules/request-path';

export interface EdgeHost {
  /** The host's own answer for an address of a file, or of a directory with its slash (`/en/about/`). */
  file(pathname: string): Promise<Response>;
  /** Undefined when the API is not configured. */
  api: ProjectLookup | undefined;
}

function cookieValue(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

function asPage(response: Response, locale: Locale, status: number): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Cache-Control', revalidated);
  headers.append('Vary', 'Cookie');
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  const isEmpty = response.status === 304;
  return new Response(isEmpty ? null : response.body, { status: isEmpty ? 304 : status, headers });
}

/** A file of the host, with what every answer carries. */
function asFile(response: Response, more: Record<string, string> = {}): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...more })) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** Answers a GET or HEAD request for a page; other requests are the host's. */
export async function respond(request: Request, host: EdgeHost): Promise<Response> {
  const url = new URL(request.url);
  const target = parseRequestPath(url.pathname + url.search);
  const chosen = cookieValue(request, localeCookie);
  if (!target) return notFoundPage(host, '/', chosen, 400);
  const { pathname, search, isUntidy } = target;
  const canonical = canonicalPath(pathname);
  if (isUntidy || canonical !== pathname) {
    const location = encodeURI(canonical) + search;
    return new Response(null, { status: 301, headers: { ...securityHeaders, Location: location } });
  }

  if (/\.[^/]+$/.test(pathname)) {
    const file = await host.file(url.pathname);
    if (file.ok && isFeed(pathname))
      return asFile(file, { 'Content-Type': feedContentType, 'Cache-Control': shortLived });
    if (file.status !== 404) return asFile(file);
    if (mayBeUnbuiltProject(pathname))
      return asFile(await host.file(notFoundPageData), { 'Cache-Control': revalidated });
  }

  const page = await firstFound(host, pageFiles(pathname, chosen));
  if (page) return asPage(page.response, page.locale, 200);
  const slug = projectSlug(pathname);
  const isNewer = slug !== undefined && host.api !== undefined && (await isPublishedProject(slug, host.api));
  return notFoundPage(host, pathname, chosen, isNewer ? 200 : 404);
}

async function notFoundPage(
  host: EdgeHost,
  pathname: string,
  chosen: string | undefined,
  status: number,
): Promise<Response> {
  const found = await firstFound(host, notFoundFiles(pathname, chosen));
  return found
    ? asPage(found.response, found.locale, status)
    : new Response(`${status}\n`, { status, headers: securityHeaders });
}

async function firstFound(host: EdgeHost, candidates: { file: string; locale: Locale }[]) {
  for (const { file, locale } of candidates) {
    // Static hosts redirect `…/index.html` and `404.html`; the directory's address is the one they answer.
    const response = await host.file(
      `/${file.replace(/(index)?\.html$/, (_name, index) => (index ? '' : '/'))}`,
    );
    if (response.ok || response.status === 304) return { response, locale };
  }
  return undefined;
}
