import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../src/sourcing/replace-file';
import { CommandError } from './command';
import { filesBelow } from './file-trees';
import { readJson } from './read-json';

/** Attributes and text of a script element. */
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** `type` of a script that runs; others, such as JSON-LD, are data. */
const runs = /^(?:|module|(?:text|application)\/javascript)$/i;

/** The scripts that stand in a page's HTML and run. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(scriptElement)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    return /\bsrc\s*=/i.test(attributes) || !runs.test(type) ? [] : [text];
  });

/** Digests of the scripts that stand in a page's HTML, as a Content-Security-Policy names them: `sha256-…`. */
export const inlineScriptHashes = (html: string): string[] =>
  inlineScripts(html).map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);

/** What was found in a file: its time and size then, and places in the list of hashes. */
type Entry = [mtimeMs: number, size: number, ...hashes: number[]];

interface Known {
  hashes: string[];
  files: Record<string, Entry>;
}

/**
 * More different scripts than the site has in its code: one that differs by page could not be told from one that came with
 * the data, and the policy would grow with the pages.
 */
const maxScripts = 12;

/**
 * The hashes of all scripts in the pages of a build. Pages that are as they were are not read again.
 * @param memory file that remembers what was found
 * @throws CommandError when scripts differ by page
 */
export function collectInlineScripts(buildDir: string, memory: string): string[] {
  const known = readJson<Known>(memory) ?? { hashes: [], files: {} };
  const hashes: string[] = [];
  const found: Known = { hashes, files: {} };
  for (const name of filesBelow(buildDir)) {
    if (!name.endsWith('.html') || name.startsWith('_')) continue;
    const file = path.join(buildDir, name);
    const { mtimeMs, size } = statSync(file);
    const [knownTime, knownSize, ...places] = known.files[name] ?? [];
    const isKnown = knownTime === mtimeMs && knownSize === size;
    const ofFile = isKnown
      ? places.map((place) => known.hashes[place] ?? '')
      : inlineScriptHashes(readFileSync(file, 'utf8'));
    for (const hash of ofFile) if (!hashes.includes(hash)) hashes.push(hash);
    found.files[name] = [mtimeMs, size, ...ofFile.map((hash) => hashes.indexOf(hash))];
    if (hashes.length > maxScripts) {
      throw new CommandError(
        `The pages have more than ${maxScripts} different inline scripts, the last one in ${name}: an inline script must be the same on all pages.`,
      );
    }
  }
  replaceFile(memory, JSON.stringify(found));
  return hashes.sort();
}
