import { errorPage, keptAtHeader, keptCaches, keptSizeHeader } from '../../lib/kept-pages';

/** A page that is kept on this device. */
export interface KeptPage {
  path: string;
  /** Without the name of the site; its path where it has none. */
  title: string;
  /** Its title and description in the language in which it was read, for the search. */
  words: string;
  /** When it was kept, in milliseconds since the epoch. */
  at: number;
}

/** What is kept on this device. */
export interface Kept {
  /** The one that was read last first. */
  pages: readonly KeptPage[];
  /** Of pages, files and pictures together. */
  bytes: number;
}

const nothing: Kept = { pages: [], bytes: 0 };

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';

async function readPage(path: string, answer: Response): Promise<KeptPage> {
  const [head = ''] = (await answer.text()).split('</head>');
  const title = textOf(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? '');
  const description = textOf(/<meta[^>]+name="description"[^>]+content="([^"]*)/.exec(head)?.[1] ?? '');
  return {
    path,
    title: title.slice(0, title.lastIndexOf(' — ')) || path,
    words: `${title} ${description}`,
    at: Number(answer.headers.get(keptAtHeader)),
  };
}

/** Reads what is kept on this device; nothing where the browser has no caches or refuses them. Never rejects. */
export async function readKept(): Promise<Kept> {
  try {
    const pages: KeptPage[] = [];
    let bytes = 0;
    for (const name of Object.values(keptCaches)) {
      if (!(await caches.has(name))) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const answer = await cache.match(key);
        const { pathname, search } = new URL(key.url);
        bytes += Number(answer?.headers.get(keptSizeHeader)) || 0;
        if (!answer || name !== keptCaches.pages || search || pathname === errorPage) continue;
        pages.push(await readPage(decodeURI(pathname), answer));
      }
    }
    return { pages: pages.sort((a, b) => b.at - a.at), bytes };
  } catch {
    return nothing;
  }
}
