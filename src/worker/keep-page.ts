import { errorPage, keptCaches } from '../lib/kept-pages';
import { pageDataPath } from '../lib/page-data-path';
import { store, stored } from './caches';
import { filesOfPage } from './page-files';

const { pages, files, pictures } = keptCaches;

/** Where the data of a page are stored: others of the same address belong to other pages' HTML. */
export const dataKey = (page: string, data: string): string => `${data}?of=${encodeURIComponent(page)}`;

const buildFile = '/page-data/app-data.json';

/** What names the build of a stored page; undefined where it is not stored. */
export const buildOf = async (page: string): Promise<string | undefined> =>
  (await stored(pages, dataKey(page, buildFile)))?.text();

/** Gatsby shows the error page at other addresses with these. */
const errorPageData = pageDataPath('/404.html');

/** The page that something is stored for. */
export const ownerOf = ({ pathname, searchParams }: URL): string => searchParams.get('of') ?? pathname;

/** As browsers do it themselves: without a body where the copy of the browser is of the same build. */
const revalidated: RequestInit = { cache: 'no-cache' };

const isHtml = (answer: Response): boolean =>
  (answer.headers.get('Content-Type') ?? '').startsWith('text/html');
const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** Whether a file is shown in a page, by its name. */
export const isPicture = (path: string): boolean => /\.(?:svg|png|jpe?g|webp|avif)$/.test(path);

/** Removes a page with its data. The HTML first: without it the rest is not used. */
export async function forgetPage(page: string): Promise<void> {
  if (!(await caches.has(pages))) return;
  const cache = await caches.open(pages);
  await cache.delete(page);
  const own = (await cache.keys()).filter(({ url }) => ownerOf(new URL(url)) === page);
  await Promise.all(own.map((key) => cache.delete(key)));
}

/** Removes pages of which a part was removed. */
export async function forgetOwners(removed: readonly URL[]): Promise<void> {
  for (const page of new Set(removed.map(ownerOf))) await forgetPage(page);
}

/** The scripts and fonts of all stored pages. */
export async function neededFiles(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(pages);
  const needed = new Set<string>();
  for (const key of await cache.keys()) {
    if (new URL(key.url).search) continue;
    const html = await (await cache.match(key))?.text();
    for (const file of filesOfPage(html ?? '').files) needed.add(file);
  }
  return needed;
}

async function keepFile(path: string): Promise<void> {
  const name = isPicture(path) ? pictures : files;
  if (await stored(name, path)) return;
  const answer = await fetch(path);
  if (answer.ok) await store(name, path, answer);
}

/**
 * Stores a page with all that it needs, of one build: its data change under the same names, so they only count if the HTML is
 * the same after them as before. Removes a page that is gone.
 * @returns whether it is stored
 */
export async function keepPage(page: string, attempts = 3): Promise<boolean> {
  const answer = await fetch(page, revalidated);
  if (isGone(answer) && page !== errorPage) await forgetPage(page);
  if (!isHtml(answer) || answer.redirected || (!answer.ok && page !== errorPage)) return false;
  const html = await answer.text();
  const needed = filesOfPage(html);
  const paths = page === errorPage ? [...needed.data, errorPageData] : needed.data;
  const data = await Promise.all(paths.map((path) => fetch(path, revalidated)));
  if (!data.every(({ ok }) => ok)) return false;
  await Promise.all(needed.files.map(keepFile));
  const after = await (await fetch(page, revalidated)).text();
  if (after !== html) return attempts > 1 && keepPage(page, attempts - 1);
  await forgetPage(page);
  await Promise.all(data.map((part, index) => store(pages, dataKey(page, paths[index] ?? ''), part)));
  // The HTML last: a page that is stored in part is not stored.
  await store(pages, page, new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  return true;
}

/** Stores what a page has loaded besides; the browser has it already, so that it costs no request. */
export const keepFiles = async (paths: readonly string[]): Promise<void> =>
  void (await Promise.allSettled(paths.map(keepFile)));
