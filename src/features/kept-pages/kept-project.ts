import { keptAtHeader, keptCaches, lazyScriptsFile, ownerOf, type Asked } from '../../lib/kept-pages';
import { routes } from '../../lib/routes';
import { savedPaths } from './saved-paths';
import { askWorker } from './worker';

/** A page that is kept because it was asked for. */
interface AskedPage {
  path: string;
  /** When it was kept, in milliseconds since the epoch. */
  at: number;
  pictures: readonly string[];
}

/** What is kept of a project on this device. */
export interface KeptProject {
  /** Paths of the pages that are kept with all their pictures. */
  whole: ReadonlySet<string>;
  /** When the oldest of them was kept, in milliseconds since the epoch. */
  since: number;
}

const isOf = (slug: string, path: string): boolean =>
  path === routes.project(slug) || path.startsWith(`${routes.project(slug)}/`);

/** Addresses in a cache; none where there is no such cache. */
async function urlsIn(name: string): Promise<URL[]> {
  if (!(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
}

async function readAsked(urls: readonly URL[]): Promise<AskedPage[]> {
  const found = urls
    .filter(({ pathname }) => pathname === lazyScriptsFile)
    .map(async (url): Promise<AskedPage[]> => {
      const answer = await caches.match(url.href, { cacheName: keptCaches.pages });
      if (!answer) return [];
      const { pictures } = (await answer.json()) as Asked;
      return [{ path: ownerOf(url), at: Number(answer.headers.get(keptAtHeader)), pictures }];
    });
  return (await Promise.all(found)).flat();
}

/** What is kept of a project because it was asked for; undefined where its own page is not. Never rejects. */
export async function readKeptProject(slug: string): Promise<KeptProject | undefined> {
  try {
    const urls = await urlsIn(keptCaches.pages);
    const pages = (await readAsked(urls)).filter(({ path }) => isOf(slug, path));
    if (!pages.some(({ path }) => path === routes.project(slug))) return undefined;
    const stored = new Set([...urls, ...(await urlsIn(keptCaches.pictures))].map(({ pathname }) => pathname));
    const whole = pages.filter(({ path, pictures }) => [path, ...pictures].every((file) => stored.has(file)));
    return {
      whole: new Set(whole.map(({ path }) => path)),
      since: Math.min(...whole.map(({ at }) => at)),
    };
  } catch {
    // The browser has no caches or refuses them.
    return undefined;
  }
}

/** Removes what is kept of a project, with the pictures that nothing else needs. Saved homes stay. */
export async function removeKeptProject(slug: string): Promise<void> {
  const saved = savedPaths();
  const asked = await readAsked(await urlsIn(keptCaches.pages));
  const isGoing = ({ path }: AskedPage) => isOf(slug, path) && !saved.includes(path);
  const going = asked.filter(isGoing);
  for (const { path } of going) await askWorker({ forget: path });
  const needed = new Set(asked.filter((page) => !isGoing(page)).flatMap(({ pictures }) => pictures));
  const shown = new Set(going.flatMap(({ pictures }) => pictures));
  const cache = await caches.open(keptCaches.pictures);
  await Promise.all([...shown].filter((file) => !needed.has(file)).map((file) => cache.delete(file)));
}
