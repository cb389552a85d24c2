import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { comparableText } from '../../lib/comparable-text';
import { filesBelow } from '../../lib/file-trees';

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
      if (!decompress) files.set(file, digest(isText(file) ? comparableText(file, data.toString()) : data));
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
