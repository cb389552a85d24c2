/** Weighs the built site: of each page component one page in each language counts, the heavier one. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { budgets, otherPages } from './budgets';

const brotli = promisify(brotliCompress);

/** A page of the site, as Gatsby knows it. */
export interface BuiltPage {
  path: string;
  /** Absolute path of the component's file. */
  component: string;
  componentChunkName: string;
}

/** Bytes after brotli. */
export interface PageWeight {
  component: string;
  path: string;
  javascript: number;
  html: number;
  budget: { javascript: number; html: number };
}

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** `pages/about` of `/…/src/pages/about.tsx`. */
export const componentName = (file: string): string =>
  file
    .replace(/\\/g, '/')
    .replace(/^.*\/src\//, '')
    .replace(/\.[jt]sx?(\?.*)?$/, '');

export const overBudget = ({ javascript, html, budget }: PageWeight): boolean =>
  javascript > budget.javascript || html > budget.html;

/** Weighs the pages below `publicDirectory`. Heaviest JavaScript first. */
export async function weighPages(publicDirectory: string, pages: BuiltPage[]): Promise<PageWeight[]> {
  const stats = JSON.parse(
    await fs.readFile(path.join(publicDirectory, 'webpack.stats.json'), 'utf8'),
  ) as WebpackStats;
  const sizes = new Map<string, Promise<number>>();
  const size = (file: string): Promise<number> => {
    const known = sizes.get(file) ?? weigh(path.join(publicDirectory, file));
    sizes.set(file, known);
    return known;
  };
  const weights = samples(pages).map(async ({ path: address, component, componentChunkName }) => {
    const scripts = scriptsOf(stats, componentChunkName);
    const name = componentName(component);
    return {
      component: name,
      path: address,
      javascript: sum(await Promise.all(scripts.map(size))),
      html: await size(htmlFile(address)),
      budget: budgets.find((budget) => budget.component === name) ?? otherPages,
    };
  });
  return (await Promise.all(weights)).sort((a, b) => b.javascript - a.javascript);
}

/** The first page of each component, and its English twin where there is one. */
function samples(pages: BuiltPage[]): BuiltPage[] {
  const first = new Map<string, BuiltPage>();
  for (const page of pages) {
    const language = page.path.startsWith('/en') ? 'en' : 'ar';
    const key = `${page.component} ${language}`;
    if (!first.has(key)) first.set(key, page);
  }
  return [...first.values()];
}

/** Where Gatsby writes a page: a folder of its own, but for addresses that are files. */
const htmlFile = (address: string): string =>
  address.endsWith('.html') ? address : path.join(address, 'index.html');

function scriptsOf(stats: WebpackStats, chunk: string): string[] {
  const assets = ['app', chunk].flatMap((group) => stats.namedChunkGroups[group]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => name).filter((name) => name.endsWith('.js')))];
}

const weigh = async (file: string): Promise<number> => (await brotli(await fs.readFile(file))).length;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
