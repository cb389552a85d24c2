import {
  askedKey,
  dataKey,
  errorPage,
  keptCaches,
  lazyScriptsFile,
  ownerOf,
  type Asked,
} from '../lib/kept-pages';
import { appDataPath, pageDataPath } from '../lib/page-data-path';
import { filesOfPage } from '../lib/page-files';
import { shownPictures, type Screen } from '../lib/shown-pictures';
import { isStored, store, stored } from './caches';

const { pages, files, pictures } = keptCaches;

/** What names the build of a stored page; undefined where it is not stored. */
export const buildOf = async (page: string): Promise<string | undefined> =>
  (await stored(pages, dataKey(page, appDataPath)))?.text();

/** Gatsby shows the error page at other addresses with these. */
const errorPageData = pageDataPath('/404.html');

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

/** How a stored page was asked for; undefined where it was only read. */
export const askedOf = async (page: string): Promise<Asked | undefined> =>
  (await stored(pages, askedKey(page)))?.json() as Promise<Asked | undefined>;

/** What stored pages need. */
export interface Needed {
  /** With fonts and drawings. */
  scripts: ReadonlySet<string>;
  /** Pages that were asked for. */
  asked: ReadonlySet<string>;
  /** Pictures of those. */
  pictures: ReadonlySet<string>;
}

/** Reads what all stored pages need. */
export async function readNeeded(): Promise<Needed> {
  const cache = await caches.open(pages);
  const asked = new Set<string>();
  const scripts: string[] = [];
  const shown: string[] = [];
  for (const key of await cache.keys()) {
    const url = new URL(key.url);
    if (url.pathname === lazyScriptsFile) {
      const page = ownerOf(url);
      const own = await askedOf(page);
      asked.add(page);
      scripts.push(...(own?.scripts ?? []));
      shown.push(...(own?.pictures ?? []));
    } else if (!url.search) {
      scripts.push(...filesOfPage((await (await cache.match(key))?.text()) ?? '').files);
    }
  }
  return { asked, scripts: new Set(scripts), pictures: new Set(shown) };
}

async function keepFile(path: string): Promise<void> {
  const name = isPicture(path) ? pictures : files;
  if (await isStored(name, path)) return;
  const answer = await fetch(path);
  if (answer.ok) await store(name, path, answer);
}

/** The scripts that the pages of a component load late. */
async function lazyScripts(component: string | undefined): Promise<readonly string[]> {
  const answer = await fetch(lazyScriptsFile, revalidated);
  return ((await answer.json()) as Record<string, string[]>)[component ?? ''] ?? [];
}

/**
 * Stores a page with all that it needs, of one build: its data change under the same names, so they only count if the HTML is
 * the same after them as before. Removes a page that is gone.
 * @param screen for a page that is asked for: with what it loads late, and a list of its pictures there
 * @returns whether it is stored
 */
export async function keepPage(page: string, screen?: Screen, attempts = 3): Promise<boolean> {
  const answer = await fetch(page, revalidated);
  if (isGone(answer) && page !== errorPage) await forgetPage(page);
  if (!isHtml(answer) || answer.redirected || (!answer.ok && page !== errorPage)) return false;
  const html = await answer.text();
  const needed = filesOfPage(html);
  const paths = page === errorPage ? [...needed.data, errorPageData] : needed.data;
  const data = await Promise.all(paths.map((path) => fetch(path, revalidated)));
  if (!data.every(({ ok }) => ok)) return false;
  const scripts = screen ? await lazyScripts(needed.component) : [];
  await Promise.all([...needed.files, ...scripts].map(keepFile));
  const after = await (await fetch(page, revalidated)).text();
  if (after !== html) return attempts > 1 && keepPage(page, screen, attempts - 1);
  await forgetPage(page);
  await Promise.all(data.map((part, index) => store(pages, dataKey(page, paths[index] ?? ''), part)));
  if (screen) {
    const shown = shownPictures(html, screen).map(({ file }) => file);
    const asked: Asked = { screen, scripts, pictures: shown };
    await store(pages, askedKey(page), new Response(JSON.stringify(asked)));
  }
  // The HTML last: a page that is stored in part is not stored.
  await store(pages, page, new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  return true;
}

/** Stores what a page has loaded besides, which the browser has already, or shows. Says what became of each. */
export const keepFiles = (paths: readonly string[]): Promise<PromiseSettledResult<void>[]> =>
  Promise.allSettled(paths.map(keepFile));
