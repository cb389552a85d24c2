import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from './file-trees';

/** Digests that have the ids of files in them, and so the folder of the site. What they stand for is compared itself. */
const digests = /^(?:contentDigest|version)$/;

/** Of the texts of the interface that a page has, in no order. */
const isTexts = (name: string, value: unknown): value is unknown[] =>
  name === 'edges' && Array.isArray(value);

function comparableMember(name: string, value: unknown): unknown {
  if (digests.test(name)) return undefined;
  return isTexts(name, value) ? value.map((edge) => JSON.stringify(edge)).sort() : value;
}

/** After the rules of a component, in the words of styled-components. */
const endOfStyles = /(?<=data-styled\.g\[[^\n]*\n)/;

/**
 * A page without the time of its build. The styles of components have the numbers and the order in which the process that
 * rendered the page has met them, which depends on its other pages.
 */
function comparablePage(html: string): string {
  const time = / data-built-at="([^"]*)"/.exec(html)?.[1] ?? '';
  return html
    .replace(` data-built-at="${time}"`, '')
    .replaceAll(/<time dateTime="([^"]*)">[^<]*/g, (shown, date) =>
      date === time ? '<time>' : String(shown),
    )
    .replaceAll(/(?<=data-styled\.g)\d+/g, '')
    .replaceAll(/(?<=<style data-styled[^>]*>)[^<]*/g, (css) => css.split(endOfStyles).sort().join(''));
}

/**
 * What of a file of a built site is the same for each build of the same data.
 * @param file from the root of the site, with `/`
 */
function comparableText(file: string, text: string): string {
  if (file.endsWith('.html')) return comparablePage(text);
  if (/^page-data\/.*\.json$/.test(file)) return JSON.stringify(JSON.parse(text), comparableMember, 1);
  return text;
}

/** Path of a file within its folder → what is compared of it: a text that is the same for each build, or a digest. */
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

const unpack: Readonly<Record<string, (data: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

/**
 * What visitors get of a folder, which is the same for each build of the same data: without the time of the build, and
 * without compressed copies, of which those are named that are not of their file.
 * @param isRead which files
 */
export function readSite(
  folder: string,
  isRead = (_file: string) => true,
): { files: SiteFiles; broken: string[] } {
  const files = new Map<string, string>();
  const broken: string[] = [];
  for (const file of (existsSync(folder) ? filesBelow(folder) : []).filter(isRead)) {
    const data = readFileSync(path.join(folder, file));
    const decompress = unpack[path.extname(file)];
    try {
      if (!decompress) files.set(file, isText(file) ? comparableText(file, data.toString()) : digest(data));
      else if (!decompress(data).equals(readFileSync(path.join(folder, file.slice(0, -3)))))
        broken.push(file);
    } catch {
      broken.push(file);
    }
  }
  return { files, broken };
}

/** Compressed copies are made of these; a source map belongs to its bundle. */
export const isText = (file: string): boolean => /\.(?:html|json|js|css|xml|ics|txt|csv)$/.test(file);

/** Where two texts begin to differ, with what surrounds it. */
function difference(actual: string, expected: string): string {
  let at = 0;
  while (at < expected.length && actual[at] === expected[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${part(actual)} instead of ${part(expected)}`;
}

/** Names the files that are in one alone or differ, the first ones. @param ignored may be there or not */
export function compareFiles(
  actual: SiteFiles,
  expected: SiteFiles,
  ignored: ReadonlySet<string> = new Set(),
): string[] {
  const names = [...new Set([...actual.keys(), ...expected.keys()])].filter((name) => !ignored.has(name));
  const lines = names.flatMap((name) => {
    const [is, shouldBe] = [actual.get(name), expected.get(name)];
    if (is === undefined) return [`${name} is missing`];
    if (shouldBe === undefined) return [`${name} is there`];
    return is === shouldBe ? [] : [`${name} is another: ${difference(is, shouldBe)}`];
  });
  const more = lines.length - 5;
  return more > 0 ? [...lines.slice(0, 5), `and ${more} more files`] : lines;
}
