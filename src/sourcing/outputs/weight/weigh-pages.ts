import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { GatsbyCache } from 'gatsby';
import { localeOfPath } from '../../../i18n/locales';
import { budgets, otherPages, type Budget } from './budgets';
import { weighPictures, type PictureWeight } from './weigh-pictures';

const brotli = promisify(brotliCompress);

/** A page as Gatsby lists it. */
export interface BuiltPage {
  path: string;
  /** Absolute path of the component's file. */
  component: string;
  componentChunkName: string;
}

/** Bytes, scripts and HTML after brotli. */
export interface PageWeight extends PictureWeight {
  component: string;
  path: string;
  javascript: number;
  html: number;
  budget: Omit<Budget, 'component'>;
}

/** What a budget limits, and how it is called in the log. */
export const weighed = {
  javascript: 'JavaScript',
  html: 'HTML',
  eagerPictures: 'eager pictures',
  lazyPictures: 'lazy pictures',
} as const;

type Weighed = keyof typeof weighed;

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** `pages/about` of `/…/src/pages/about.tsx`. */
export const componentName = (file: string): string =>
  file
    .replace(/\\/g, '/')
    .replace(/^.*\/src\//, '')
    .replace(/\.[jt]sx?(\?.*)?$/, '');

/** What of a page is over its budget. */
export const overBudget = (weight: PageWeight): Weighed[] =>
  (Object.keys(weighed) as Weighed[]).filter((kind) => weight[kind] > weight.budget[kind]);

/** Sizes from earlier builds. */
export type SizeCache = Pick<GatsbyCache, 'get' | 'set'>;

/** Weights of one page of each component in each language below `publicDirectory`, heaviest JavaScript first. */
export async function weighPages(
  publicDirectory: string,
  pages: BuiltPage[],
  cache: SizeCache,
): Promise<PageWeight[]> {
  const stats = JSON.parse(
    await fs.readFile(path.join(publicDirectory, 'webpack.stats.json'), 'utf8'),
  ) as WebpackStats;
  const sizes = new Map<string, Promise<number>>();
  const size = (file: string): Promise<number> => {
    const fileSize = sizes.get(file) ?? compressedSize(path.join(publicDirectory, file), cache);
    sizes.set(file, fileSize);
    return fileSize;
  };
  const weights = samplePages(pages).map(async ({ path: address, component, componentChunkName }) => {
    const scripts = scriptsOf(stats, componentChunkName);
    const name = componentName(component);
    const html = await fs.readFile(path.join(publicDirectory, htmlFile(address)), 'utf8');
    return {
      component: name,
      path: address,
      javascript: sum(await Promise.all(scripts.map(size))),
      html: await size(htmlFile(address)),
      ...(await weighPictures(publicDirectory, html)),
      budget: budgets.find((budget) => budget.component === name) ?? otherPages,
    };
  });
  return (await Promise.all(weights)).sort((a, b) => b.javascript - a.javascript);
}

/** The first page of each component in each language. */
function samplePages(pages: BuiltPage[]): BuiltPage[] {
  const first = new Map<string, BuiltPage>();
  for (const page of pages) {
    const key = `${page.component} ${localeOfPath(page.path)}`;
    if (!first.has(key)) first.set(key, page);
  }
  return [...first.values()];
}

/** The file of a page, below the folder of the build: `index.html` in its own folder, except for addresses of files. */
export const htmlFile = (address: string): string =>
  address.endsWith('.html') ? address : path.join(address, 'index.html');

function scriptsOf(stats: WebpackStats, chunk: string): string[] {
  const assets = ['app', chunk].flatMap((group) => stats.namedChunkGroups[group]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => name).filter((name) => name.endsWith('.js')))];
}

/** Bytes of a file after brotli at its best, as files are sent whose names change with their content. */
export async function compressedSize(file: string, cache: SizeCache): Promise<number> {
  const text = await fs.readFile(file);
  const key = `brotli size of ${createHash('sha256').update(text).digest('hex')}`;
  const known = (await cache.get(key)) as number | undefined;
  if (known !== undefined) return known;
  const size = (await brotli(text)).length;
  await cache.set(key, size);
  return size;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
