import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../lib/file-trees';

/** Compressed copies are made of files that are compared themselves; a source map belongs to its bundle. */
const isCompared = (file: string): boolean => /\.(?:html|json|js|css|xml|ics|txt|csv)$/.test(file);

/** Times at which builds read and wrote, as files have them and as visitors read them. */
const times = /\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\d{1,2}:\d\d(?: ?[AP]M)?/g;

/** Digests that have the ids of files in them, and so the folder of the site. What they stand for is compared itself. */
const digests = /^(?:contentDigest|version)$/;

/** A list of texts has no order. */
function comparable(name: string, value: unknown): unknown {
  if (digests.test(name)) return undefined;
  const isTexts = name === 'edges' && Array.isArray(value);
  return isTexts ? value.map((edge) => JSON.stringify(edge)).sort() : value;
}

/** Styles of components stand in the order in which a build came to them, and so do numbers of their sheets. */
const styles = /<style data-styled[^>]*>.*?<\/style>/gs;

function textOf(folder: string, file: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const plain = file.startsWith('page-data/')
    ? JSON.stringify(JSON.parse(text), comparable, 1)
    : text.replace(styles, '');
  return plain.replace(times, '');
}

/** Where two texts begin to differ, with what surrounds it. */
function difference(warm: string, cold: string): string {
  const at = [...cold].findIndex((letter, index) => warm[index] !== letter);
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${part(warm)} instead of ${part(cold)}`;
}

/**
 * Files of a build that are not those of a build without a cache, from the same data: a sentence each. The times of the builds
 * are left out.
 */
export function compareBuilds(warm: string, cold: string): string[] {
  const names = (folder: string) => new Set(filesBelow(folder).filter(isCompared));
  const [ofWarm, ofCold] = [names(warm), names(cold)];
  return [
    ...[...ofCold].filter((file) => !ofWarm.has(file)).map((file) => `${file} is missing`),
    ...[...ofWarm].filter((file) => !ofCold.has(file)).map((file) => `${file} should not be there`),
    ...[...ofCold]
      .filter((file) => existsSync(path.join(warm, file)))
      .flatMap((file) => {
        const [a, b] = [textOf(warm, file), textOf(cold, file)];
        return a === b ? [] : [`${file}: ${difference(a, b)}`];
      }),
  ];
}
