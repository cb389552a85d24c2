import { dataKey, errorPage, keptAtHeader, keptCaches, keptPath, type KeptCache } from '../lib/kept-pages';
import { pageOfData } from '../lib/page-data-path';
import { isStored, store, stored } from './caches';
import { buildOf, forgetPage, isPicture } from './keep-page';

declare const self: ServiceWorkerGlobalScope;

const { pages, files, pictures } = keptCaches;

/** Milliseconds that a page waits for the network where there is a copy. */
const patience = 2_000;
/** The same where every answer takes that long. */
const patienceOnSlow = 800;

const isSlow = (): boolean =>
  /[23]g/.test((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '');

/** Pages whose HTML is a copy, by the id of their client: their data have to be those of the copy. */
const copies = new Map<string, string>();

/** The stored page, with the time of its copy in an attribute of its `<html>`. */
async function copyOf(page: string, attribute: string): Promise<Response | undefined> {
  const copy = await stored(pages, page);
  if (!copy) return undefined;
  const html = await copy.text();
  const headers = { 'Content-Type': copy.headers.get('Content-Type') ?? 'text/html' };
  return new Response(
    html.replace('<html', `<html ${attribute}="${copy.headers.get(keptAtHeader)}"`),
    page === errorPage ? { status: 503, headers } : { headers },
  );
}

const later = (time: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), time));

async function fromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/** A page from the network; its copy where that takes long, fails, or the host is broken; else a page that says so. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const page = keptPath(new URL(event.request.url).pathname);
  const network = fromNetwork(event);
  const reached = network.catch(() => undefined);
  // Without the id, data that are asked for later could be those of another build.
  const mayBeEarly = Boolean(event.resultingClientId) && (await isStored(pages, page));
  const answer = await Promise.race([
    reached,
    mayBeEarly ? later(isSlow() ? patienceOnSlow : patience) : reached,
  ]);
  if (answer && answer.status < 500) {
    if (answer.status === 404 || answer.status === 410) event.waitUntil(forgetPage(page));
    return answer;
  }
  const kept = await copyOf(page, 'data-kept-at');
  const found = kept ?? (answer ? undefined : await copyOf(errorPage, 'data-offline'));
  if (!found) return answer ?? network;
  copies.set(event.resultingClientId, kept ? page : errorPage);
  event.waitUntil(reached);
  return found;
}

/** Data of pages: those of the copy for a copy, else from the network, else those of a stored page of the same build. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const data = new URL(event.request.url).pathname;
  const copied = copies.get(event.clientId);
  const own = copied && (await stored(pages, dataKey(copied, data)));
  if (own) return own;
  const client = await self.clients.get(event.clientId);
  const address = client && keptPath(new URL(client.url).pathname);
  const page = pageOfData(data);
  // Gatsby asks for the data of the address first, then for those of its error page.
  if (copied === errorPage && page === address) return new Response(null, { status: 404 });
  try {
    return await fetch(event.request);
  } catch (error) {
    const from = copied ?? address;
    const build = from && (await buildOf(from));
    const found =
      page && build && (await buildOf(page)) === build && (await stored(pages, dataKey(page, data)));
    if (found) return found;
    throw error;
  }
}

/** Stores a file if pages are kept: where the visitor has removed them, nothing is. Without room for it, it is not stored. */
async function storeBeside(name: KeptCache, key: string, answer: Response): Promise<void> {
  if (await caches.has(pages)) await store(name, key, answer).catch(() => undefined);
}

async function fetchAndStore(event: FetchEvent, name: KeptCache, key: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic')
    event.waitUntil(storeBeside(name, key, answer.clone()));
  return answer;
}

/** A file whose name changes with its content: its copy, else from the network. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const name = isPicture(pathname) ? pictures : files;
  return (await stored(name, pathname)) ?? fetchAndStore(event, name, pathname);
}

/** A picture that keeps its name: from the network, else its copy. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    return await fetchAndStore(event, pictures, pathname);
  } catch (error) {
    const copy = await stored(pictures, pathname);
    if (copy) return copy;
    throw error;
  }
}
