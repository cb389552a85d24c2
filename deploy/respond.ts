import { localeCookie } from '../src/i18n/locales';
import { canonicalPath, notFoundFiles, pageFiles, parseRequestPath, type PageFile } from './rules/addresses';
import { cacheControl, feedContentType, feedPaths, revalidated, securityHeaders } from './rules/headers';
import { isProjectPageData, notFoundPageData, projectSlug } from './rules/unbuilt-projects';

/** A file as its host has it: a `Response`, or a path on the disk. */
interface HostFile {
  status: number;
}

export interface Host<File extends HostFile> {
  /**
   * The file of the build at this decoded path from its root (`/en/about/index.html`).
   * Its status is 200; 404 when there is none; another one when the host cannot send it.
   */
  file(path: string): Promise<File>;
  /** Whether the API publishes a project under this slug now. */
  isPublishedProject(slug: string): Promise<boolean>;
}

interface Answer<File extends HostFile> {
  status: number;
  /** All headers of the answer but those that the host knows of the file itself, such as its length and media type. */
  headers: Record<string, string>;
  /** What to send; without it, the status as text or nothing (301). */
  file?: File;
}

const localeInCookie = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;]*)`);

/** The language that a `Cookie` header names, as it came: the one thing in it that answers depend on. */
export const cookieLocale = (cookie: string | undefined): string | undefined =>
  cookie === undefined ? undefined : localeInCookie.exec(cookie)?.[1];

/**
 * Decides what every host answers to a GET or HEAD request: redirects, pages by language, "not found" pages, files, headers.
 * @param target path and query as they came, such as `/blogs?page=2`
 * @param locale value of the locale cookie, as it came
 */
export async function respond<File extends HostFile>(
  target: string,
  locale: string | undefined,
  host: Host<File>,
): Promise<Answer<File>> {
  const path = parseRequestPath(target);
  if (!path) return notFoundPage(host, '/', locale, 400);
  const { pathname, search, hasExtraSlashes } = path;
  const canonical = canonicalPath(pathname);
  if (hasExtraSlashes || canonical !== pathname) {
    return { status: 301, headers: { ...securityHeaders, Location: encodeURI(canonical) + search } };
  }

  if (/\.[^/]+$/.test(pathname)) {
    const file = await host.file(pathname);
    if (file.status !== 404) return fileAnswer(file, pathname);
    if (isProjectPageData(pathname)) return fileAnswer(await host.file(notFoundPageData), notFoundPageData);
  }

  const page = await firstPage(host, pageFiles(pathname, locale), 200);
  if (page) return page;
  const slug = projectSlug(pathname);
  const isUnbuiltProject = slug !== undefined && (await host.isPublishedProject(slug));
  return notFoundPage(host, pathname, locale, isUnbuiltProject ? 200 : 404);
}

function fileAnswer<File extends HostFile>(file: File, path: string): Answer<File> {
  const contentType = feedPaths.includes(path) && { 'Content-Type': feedContentType };
  const headers = { ...securityHeaders, 'Cache-Control': cacheControl(path), ...contentType };
  return { status: file.status, headers, file };
}

/**
 * The HTML of the "not found" page: with 404, with 400 for an address that cannot be read, or with 200 when the browser
 * is to load a project that is newer than the build.
 */
async function notFoundPage<File extends HostFile>(
  host: Host<File>,
  pathname: string,
  locale: string | undefined,
  status: number,
): Promise<Answer<File>> {
  const page = await firstPage(host, notFoundFiles(pathname, locale), status);
  return page ?? { status, headers: { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8' } };
}

/** The first of these pages that the host has. One address has an answer for each language, hence `Vary: Cookie`. */
async function firstPage<File extends HostFile>(
  host: Host<File>,
  candidates: readonly PageFile[],
  status: number,
): Promise<Answer<File> | undefined> {
  for (const { path, locale } of candidates) {
    const file = await host.file(path);
    if (file.status !== 200) continue;
    const headers = {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': revalidated,
      Vary: 'Cookie',
    };
    return { status, headers, file };
  }
  return undefined;
}
