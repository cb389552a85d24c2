import { deliveryTag, type DeliveryScope } from '../lib/background-delivery';
import { isNamedByContent } from '../lib/bundles';
import { errorPage, keptCaches, ownerOf, type KeepAnswer, type KeepRequest } from '../lib/kept-pages';
import type { Screen } from '../lib/shown-pictures';
import { answerData, answerFile, answerNavigation, answerPicture } from './answers';
import { goes, trim } from './caches';
import {
  askedOf,
  buildOf,
  forgetOwners,
  forgetPage,
  isPicture,
  keepFiles,
  keepPage,
  readNeeded,
} from './keep-page';

declare const self: ServiceWorkerGlobalScope & Partial<DeliveryScope>;

/** Address of `src/features/enquiries/outbox/background-delivery.ts`; set by the build. */
declare const deliveryScript: string;

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const { pages, files, pictures } = keptCaches;

/** Addresses below these are no pages of the site. */
const isOutside = (path: string): boolean => /^\/(?:admin|api|hooks|healthz|_)/.test(path);
const isPage = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path);

/** Firefox 153 shows its own error for a page whose preload fails, whatever the worker answers. */
const mayPreload = !navigator.userAgent.includes('Firefox');

self.addEventListener('install', (event) => {
  // A worker may load later what it has loaded now. Without it, this one is not installed.
  if ('sync' in self.registration) importScripts(deliveryScript);
  // Nothing waits for it: what is stored belongs together page by page, whichever worker serves it.
  void self.skipWaiting();
  const isUpdate = self.registration.active !== null;
  const begin = async () => (!isUpdate || (await caches.has(pages))) && keepPage(errorPage);
  event.waitUntil(inTurn(begin));
});

self.addEventListener('activate', (event) => {
  const known: readonly string[] = Object.values(keptCaches);
  const removeOthers = async () => {
    const others = (await caches.keys()).filter((name) => !known.includes(name));
    await Promise.all(others.map((name) => caches.delete(name)));
  };
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      mayPreload && self.registration.navigationPreload?.enable(),
      removeOthers(),
    ]),
  );
});

self.addEventListener('sync' as never, (event: SyncEvent) => {
  if (event.tag !== deliveryTag) return;
  if (!self.deliverEnquiries) importScripts(deliveryScript);
  event.waitUntil(Promise.resolve(self.deliverEnquiries?.()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isOutside(pathname)) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerNavigation(event));
  } else if (pathname.startsWith('/page-data/')) event.respondWith(answerData(event));
  else if (request.headers.has('range')) return;
  else if (isNamedByContent(pathname)) event.respondWith(answerFile(event));
  else if (isPicture(pathname)) event.respondWith(answerPicture(event));
});

self.addEventListener('message', (event) => {
  // Gatsby sends messages of its own.
  const asked = event.data as KeepRequest;
  const work = async (): Promise<KeepAnswer> => {
    if (asked.forgetAll) await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name)));
    if (asked.forget) await forgetPage(asked.forget);
    return asked.keep && (await keep(asked.keep, asked)) ? 'kept' : 'failed';
  };
  // Without a network, or without room, it is not kept.
  const answer = inTurn(work).catch((error: unknown): KeepAnswer => (isFull(error) ? 'full' : 'failed'));
  event.waitUntil(answer.then((result) => event.ports[0]?.postMessage(result)));
});

/**
 * Stores a page, and removes what is too much with it. One that was asked for before is stored as it was asked for. Rejects where
 * there is no room for it, or for the pictures of one that is asked for.
 */
async function keep(page: string, { screen, files: others = [] }: KeepRequest): Promise<boolean> {
  const isKept = await keepWithRoom(page, screen ?? (await askedOf(page))?.screen);
  const shown = await keepFiles([...others, ...((await askedOf(page))?.pictures ?? [])]);
  // It was removed with all others, or is of an earlier build.
  const build = await buildOf(page);
  if (build !== undefined && build !== (await buildOf(errorPage))) await keepPage(errorPage);
  const { asked, scripts, pictures: seen } = await readNeeded();
  await trim(pictures, ({ pathname }) => (seen.has(pathname) ? goes.last : goes.first));
  await trim(files, ({ pathname }) => (scripts.has(pathname) ? goes.never : goes.first));
  const orderOf = (owner: string) =>
    owner === errorPage ? goes.never : asked.has(owner) ? goes.last : goes.first;
  await forgetOwners(await trim(pages, (url) => orderOf(ownerOf(url))));
  if (screen) for (const one of shown) if (one.status === 'rejected') throw one.reason;
  return isKept;
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Stores a page where the device has no room too, as long as something else can go. What is stored in part is removed. */
async function keepWithRoom(page: string, screen?: Screen, hasPictures = true): Promise<boolean> {
  try {
    return await keepPage(page, screen);
  } catch (error) {
    if (isFull(error)) {
      // Its drawings are pictures too, and come back with each attempt.
      if (hasPictures && (await forgetOtherPictures())) return keepWithRoom(page, screen, false);
      if (await forgetOldest(page)) return keepWithRoom(page, screen, false);
      await forgetPage(page);
    }
    throw error;
  }
}

/** Removes the pictures that no page needs which was asked for. Returns whether there were any. */
async function forgetOtherPictures(): Promise<boolean> {
  const { pictures: needed } = await readNeeded();
  const cache = await caches.open(pictures);
  const others = (await cache.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(others.map((key) => cache.delete(key)));
  return others.length > 0;
}

/** Removes the page that was stored first and not asked for, but `page`. Returns whether there was one. */
async function forgetOldest(page: string): Promise<boolean> {
  const { asked } = await readNeeded();
  const owners = (await (await caches.open(pages)).keys()).map(({ url }) => ownerOf(new URL(url)));
  const oldest = owners.find((one) => one !== errorPage && one !== page && !asked.has(one));
  if (oldest) await forgetPage(oldest);
  return oldest !== undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: two at a time could store parts of two builds. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work);
  last = result;
  return result;
}
