import { optionalPrefix } from './locale-prefix';
import type { Screen } from './shown-pictures';

/** What the service worker (`src/worker`) and the pages know of what is kept on the visitor's device. */

/** Address of the service worker, whose scope is the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** Whether browsers keep pages of a build: not where they are switched off, and none of a preview. */
export const keepsPages = (env: Record<'GATSBY_KEEP_PAGES' | 'SITE_INDEXING', 'on' | 'off'>): boolean =>
  env.GATSBY_KEEP_PAGES === 'on' && env.SITE_INDEXING === 'on';

/** Caches of the browser. */
export const keptCaches = {
  /** Pages that were read, each with the data that belong to its HTML. */
  pages: 'pages-1',
  /** Scripts and fonts, whose names change with their content. */
  files: 'files-1',
  pictures: 'pictures-1',
} as const;

export type KeptCache = (typeof keptCaches)[keyof typeof keptCaches];

/** Header of what is kept: when it was stored, in milliseconds since the epoch. */
export const keptAtHeader = 'X-Kept-At';

/** Header of what is kept: its size in bytes. */
export const keptSizeHeader = 'X-Size';

/** The page of unknown addresses, which without a network also stands for those that are not kept. */
export const errorPage = '/404';

/** Where the build lists the scripts that pages load late, by their component. */
export const lazyScriptsFile = '/page-data/lazy-scripts.json';

/** Where the data of a page are stored: others of the same address belong to other pages' HTML. */
export const dataKey = (page: string, data: string): string => `${data}?of=${encodeURIComponent(page)}`;

/** The page that something is stored for. */
export const ownerOf = ({ pathname, searchParams }: URL): string => searchParams.get('of') ?? pathname;

/** Stored with a page that was asked for: see `Asked`. */
export const askedKey = (page: string): string => dataKey(page, lazyScriptsFile);

/** What a page that was asked for is kept with. */
export interface Asked {
  screen: Screen;
  /** Scripts that it loads late. */
  scripts: readonly string[];
  pictures: readonly string[];
}

/** What a page asks of the worker. */
export interface KeepRequest {
  /** Path of a page that was read, or is asked for. */
  keep?: string;
  /** The page is asked for: it is kept with the pictures of this screen and the scripts that it loads late. */
  screen?: Screen;
  /** Paths of scripts and pictures that it has loaded besides those of its HTML. */
  files?: readonly string[];
  /** Path of a page that is gone. */
  forget?: string;
  /** Everything is removed, also what is being stored just now. */
  forgetAll?: true;
}

/** What the worker says to who sends a port: `full` where the device has no room. */
export type KeepAnswer = 'kept' | 'failed' | 'full';

const localePrefix = new RegExp(`^${optionalPrefix}(?=/|$)`);

/** Path of a page as it is kept: without the prefix of a language, which the page removes itself, and a slash at its end. */
export const keptPath = (pathname: string): string =>
  pathname.replace(localePrefix, '').replace(/(.)\/+$/, '$1') || '/';
