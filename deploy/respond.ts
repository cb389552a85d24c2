import { localeCookie } from '../src/i18n/locales';
import {
  canonicalPath,
  isHostFile,
  isUnsafePath,
  notFoundFiles,
  pageFiles,
  parseRequestPath,
  type PageFile,
} from './rules/addresses';
import {
  answerCacheControl,
  cacheControl,
  ownMediaType,
  filelessHeaders,
  resourcePolicy,
  revalidated,
  securityHeaders,
} from './rules/headers';
import { toRedirect, type Redirects } from './rules/redirects';
import { isAdvertAddress, withdrawnMark } from './rules/withdrawn-adverts';
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
  /** What editors redirect in this build. */
  redirects(): Promise<Redirects>;
  /** The Content-Security-Policy of a file of the build; undefined when it comes with one. */
  policy(path: string): Promise<string | undefined>;
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
  if (isUnsafePath(pathname) || isHostFile(pathname)) return notFoundPage(host, pathname, locale, 404);
  const canonical = canonicalPath(pathname);
  if (hasExtraSlashes || canonical !== pathname) {
    return textAnswer(301, { Location: encodeURI(canonical) + search });
  }

  if (/\.[^/]+$/.test(pathname)) {
    const file = await host.file(pathname);
    if (file.status !== 404) return fileAnswer(host, file, pathname);
    if (isProjectPageData(pathname)) {
      return fileAnswer(host, await host.file(notFoundPageData), notFoundPageData);
    }
  }

  const isWithdrawn = isAdvertAddress(pathname) && (await host.file(withdrawnMark(pathname))).status === 200;
  const page = await firstPage(host, pageFiles(pathname, locale), isWithdrawn ? 410 : 200);
  if (page && !isWithdrawn) return page;
  const location = toRedirect(await host.redirects(), pathname, search);
  if (location !== undefined) return textAnswer(301, { Location: location });
  if (page) return page;
  const slug = projectSlug(pathname);
  const isUnbuiltProject = slug !== undefined && (await host.isPublishedProject(slug));
  return notFoundPage(host, pathname, locale, isUnbuiltProject ? 200 : 404);
}

async function fileAnswer<File extends HostFile>(
  host: Host<File>,
  file: File,
  path: string,
): Promise<Answer<File>> {
  const type = ownMediaType(path);
  const headers = {
    ...(await securityHeadersOf(host, path)),
    'Cache-Control': answerCacheControl(file.status, cacheControl(path)),
    ...(type && { 'Content-Type': type }),
  };
  return { status: file.status, headers, file };
}

async function securityHeadersOf<File extends HostFile>(host: Host<File>, path: string) {
  const policy = await host.policy(path);
  return {
    ...securityHeaders,
    ...(policy && { 'Content-Security-Policy': policy }),
    'Cross-Origin-Resource-Policy': resourcePolicy(path),
  };
}

/** An answer without a file. */
const textAnswer = (status: number, headers: Record<string, string>) => ({
  status,
  headers: { ...filelessHeaders, 'Cache-Control': answerCacheControl(status, revalidated), ...headers },
});

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
  return page ?? textAnswer(status, { 'Content-Type': 'text/plain; charset=utf-8' });
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
      ...(await securityHeadersOf(host, path)),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': answerCacheControl(status, revalidated),
      Vary: 'Cookie',
    };
    return { status, headers, file };
  }
  return undefined;
}
