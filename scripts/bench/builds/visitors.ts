import { setTimeout as delay } from 'node:timers/promises';

/** Addresses that visitors of a build ask for. */
export interface Visit {
  page: string;
  /** Scripts and data of the page, which a tab that is open goes on asking for. */
  files: string[];
}

export interface Load {
  requests: number;
  /** One line for each answer that was not whole. */
  failed: string[];
  /** Milliseconds. */
  slowest: number;
}

const pages = ['/', '/projects', '/rentals', '/blogs', '/FAQ', '/about', '/en/projects'];

/** What a browser asks for after the HTML. */
const filesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.(?:js|json|webp|jpg|avif|woff2|css))"/g)].map(
      (found) => found[1] ?? '',
    ),
  ),
];

/** Pages with their files, as the site has them now. */
export const planVisits = (origin: string): Promise<Visit[]> =>
  Promise.all(
    pages.map(async (page) => ({ page, files: filesIn(await (await fetch(origin + page)).text()) })),
  );

/** The end of a whole answer by its address; an empty file is never right. */
function faultOf(address: string, status: number, text: string): string | undefined {
  if (status !== 200) return `${address}: ${status}`;
  if (text.length === 0) return `${address}: an empty answer`;
  const isPage = !/\.\w+$/.test(address);
  return isPage && !text.trimEnd().endsWith('</html>') ? `${address}: not the whole page` : undefined;
}

/**
 * Visitors who ask for pages and for the files of the build that they opened.
 * @returns stops them, and says what they met
 */
export function startVisitors(origin: string, visits: readonly Visit[], count: number): () => Promise<Load> {
  const load: Load = { requests: 0, failed: [], slowest: 0 };
  let isRunning = true;
  const addresses = visits.flatMap(({ page, files }) => [page, ...files]);

  async function ask(address: string): Promise<void> {
    const started = performance.now();
    const fault = await fetch(origin + address)
      .then(async (response) => faultOf(address, response.status, await response.text()))
      .catch((error: unknown) => `${address}: ${String(error)}`);
    load.requests += 1;
    load.slowest = Math.max(load.slowest, performance.now() - started);
    if (fault) load.failed.push(fault);
  }

  async function visit(offset: number): Promise<void> {
    for (let at = offset; isRunning; at += 1) {
      await ask(addresses[at % addresses.length] ?? '/');
      await delay(pause);
    }
  }

  const visitors = Array.from({ length: count }, (_, at) => visit(at * 13));
  return async () => {
    isRunning = false;
    await Promise.all(visitors);
    return load;
  };
}

/** Milliseconds between two requests of a visitor: the build needs the processors too. */
const pause = 10;
