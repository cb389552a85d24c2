import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../lib/file-trees';

/** Path of a file within its folder → digest of what it holds. */
export type SiteFiles = ReadonlyMap<string, string>;

const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** The bytes of all files of a folder; nothing where it is not there. */
export const readBytes = (folder: string): SiteFiles =>
  new Map(
    (existsSync(folder) ? filesBelow(folder) : []).map((file) => [
      file,
      digest(readFileSync(path.join(folder, file))),
    ]),
  );

/** JSON whose lists are in the order of their texts: Gatsby writes rows without a wanted order in that of their arrival. */
function orderLists(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(orderLists)
      .map((item) => [JSON.stringify(item), item] as const)
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .map(([, item]) => item);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, orderLists(item)]));
}

/** After the rules of a component, in the words of styled-components. */
const endOfStyles = /(?<=data-styled\.g\[[^\n]*\n)/;

/**
 * A page without the time of its build. The styles of components have the numbers and the order in which the process that
 * rendered the page has met them, which depends on its other pages.
 */
function pageContent(html: string): string {
  const time = / data-built-at="([^"]*)"/.exec(html)?.[1] ?? '';
  return html
    .replace(` data-built-at="${time}"`, '')
    .replaceAll(/<time dateTime="([^"]*)">[^<]*/g, (shown, date) =>
      date === time ? '<time>' : String(shown),
    )
    .replaceAll(/(?<=data-styled\.g)\d+/g, '')
    .replaceAll(/(?<=<style data-styled[^>]*>)[^<]*/g, (css) => css.split(endOfStyles).sort().join(''));
}

const contentOf = (file: string, text: string): string => {
  if (file.endsWith('.html')) return pageContent(text);
  if (/^page-data\/.*\.json$/.test(file)) return JSON.stringify(orderLists(JSON.parse(text)));
  return text;
};

const unpack: Readonly<Record<string, (data: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

/**
 * What visitors get of a folder, which is the same for each build of the same data: without the time of the build, and
 * without compressed copies, of which those are named that are not of their file.
 */
export function readSite(folder: string): { files: SiteFiles; broken: string[] } {
  const files = new Map<string, string>();
  const broken: string[] = [];
  for (const file of existsSync(folder) ? filesBelow(folder) : []) {
    const data = readFileSync(path.join(folder, file));
    const decompress = unpack[path.extname(file)];
    try {
      if (!decompress) files.set(file, digest(isText(file) ? contentOf(file, data.toString()) : data));
      else if (!decompress(data).equals(readFileSync(path.join(folder, file.slice(0, -3)))))
        broken.push(file);
    } catch {
      broken.push(file);
    }
  }
  return { files, broken };
}

const isText = (file: string): boolean => /\.(?:html|json)$/.test(file);

/** Names the files that are in one alone or differ, the first ones. @param ignored may be there or not */
export function compareFiles(
  actual: SiteFiles,
  expected: SiteFiles,
  ignored: ReadonlySet<string> = new Set(),
): string[] {
  const names = [...new Set([...actual.keys(), ...expected.keys()])].filter((name) => !ignored.has(name));
  const lines = names.flatMap((name) => {
    if (!actual.has(name)) return [`${name} is missing`];
    if (!expected.has(name)) return [`${name} is there`];
    return actual.get(name) === expected.get(name) ? [] : [`${name} is another`];
  });
  const more = lines.length - 5;
  return more > 0 ? [...lines.slice(0, 5), `and ${more} more files`] : lines;
}
