import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { lazyScriptsFile } from '../../../lib/kept-pages';
import { pageDataPath } from '../../../lib/page-data-path';
import { filesOfPage } from '../../../lib/page-files';
import { shownPictures } from '../../../lib/shown-pictures';
import { compressedSize, htmlFile, type SizeCache } from '../weight/weigh-pages';
import { phone, sizeOf } from '../weight/weigh-pictures';

const brotli = promisify(brotliCompress);

/** As pages are sent, which may change with each build. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Homes of a project that are compressed: their pages are alike, so the others count by their length. */
const samples = 3;

/** A page as it is kept. */
interface KeptPage {
  /** HTML and data that no other page has. */
  text: string;
  /** Paths of scripts, fonts, drawings and pictures that it shows at first. */
  first: readonly string[];
  /** Paths of those that it loads later. */
  later: readonly string[];
}

const isText = (file: string): boolean => /\.(?:js|svg)$/.test(file);

/** Weighs what is kept of projects, by the files of a build. Each file is weighed once. */
export async function offlineScale(publicDirectory: string, cache: SizeCache) {
  const fileOf = (address: string) => path.join(publicDirectory, address);
  const lazyScripts = JSON.parse(await readFile(fileOf(lazyScriptsFile), 'utf8')) as Record<string, string[]>;
  const sizes = new Map<string, Promise<number>>();

  const weighFile = (file: string): Promise<number> => {
    const known = sizes.get(file);
    if (known) return known;
    const named = fileOf(decodeURI(file));
    const size = isText(file) ? compressedSize(named, cache) : sizeOf(named);
    sizes.set(file, size);
    return size;
  };

  async function readPage(address: string): Promise<KeptPage> {
    const html = await readFile(fileOf(htmlFile(address)), 'utf8');
    const { component = '', files } = filesOfPage(html);
    const pictures = shownPictures(html, phone);
    const namesOf = (lazy: boolean) =>
      pictures.filter(({ isLazy }) => isLazy === lazy).map(({ file }) => file);
    return {
      text: html + (await readFile(fileOf(pageDataPath(address)), 'utf8')),
      first: [...files, ...namesOf(false)],
      later: [...(lazyScripts[component] ?? []), ...namesOf(true)],
    };
  }

  /**
   * What has to be fetched by who has opened the first page.
   * @param pages paths of a project and its homes
   * @returns bytes, as they are sent
   */
  return async ([project = '', ...homes]: readonly string[]): Promise<number> => {
    const own = await readPage(project);
    const needed = new Set(own.later);
    const every = Math.max(1, Math.ceil(homes.length / samples));
    let length = 0;
    const sampled = { length: 0, bytes: 0 };
    for (const [index, home] of homes.entries()) {
      const { text, first, later } = await readPage(home);
      for (const file of [...first, ...later]) needed.add(file);
      length += text.length;
      if (index % every > 0) continue;
      sampled.length += text.length;
      sampled.bytes += (await brotli(text, level)).length;
    }
    for (const file of own.first) needed.delete(file);
    const fileSizes = await Promise.all([...needed].map(weighFile));
    const ofTexts = sampled.length > 0 ? (length * sampled.bytes) / sampled.length : 0;
    return Math.round(fileSizes.reduce((sum, size) => sum + size, ofTexts));
  };
}
