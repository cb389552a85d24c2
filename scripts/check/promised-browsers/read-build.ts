import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBundle } from '../../../src/lib/bundles';
import { bundleListFile } from '../../../src/sourcing/gatsby/bundle-list';
import { CommandError } from '../../lib/command';
import { filesBelow } from '../../lib/file-trees';
import { inlineScripts } from '../../lib/inline-scripts';
import { readJson } from '../../lib/read-json';

/** A text with the first file that it was found in, from the folder of the build. */
export interface Source {
  file: string;
  text: string;
}

/** What visitors get. */
export interface Build {
  pages: number;
  scripts: Source[];
  styles: Source[];
}

const styleElement = /<style\b[^>]*>([^]*?)<\/style>/gi;
/** Between the components of styled-components in a page: each has its rules with their fallbacks. */
const componentEnd = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}(?:\/\*!sc\*\/)?/;
/** As React writes it. */
const styleAttribute = /\sstyle="([^"]+)"/g;

const unescapeAttribute = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * The bundles of the last compilation: those of earlier builds stay beside them for open tabs, and cannot be changed.
 * @throws CommandError when there is no build, or not all of it
 */
function bundleNames(dir: string, cacheDir: string): string[] {
  const made = readJson<string[]>(path.join(cacheDir, bundleListFile)) ?? [];
  const names = made.filter((name) => isBundle(`/${name}`) && name.endsWith('.js'));
  if (names.length === 0 || !names.every((name) => existsSync(path.join(dir, name))))
    throw new CommandError(`${dir} has no complete build: npm run build`);
  return names;
}

/** The distinct scripts and styles of a build: bundles, style sheets, and what stands in the pages; not the editing page. */
export function readBuild(dir: string, cacheDir: string): Build {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  const add = (texts: Map<string, string>, text: string, file: string) => {
    if (text.trim() !== '' && !texts.has(text)) texts.set(text, file);
  };
  const addPage = (text: string, file: string) => {
    for (const script of inlineScripts(text)) add(scripts, script, file);
    for (const [, style = ''] of text.matchAll(styleElement))
      for (const component of style.split(componentEnd)) add(styles, component, file);
    for (const [, style = ''] of text.matchAll(styleAttribute))
      add(styles, `[style]{${unescapeAttribute(style)}}`, file);
  };
  for (const name of bundleNames(dir, cacheDir))
    add(scripts, readFileSync(path.join(dir, name), 'utf8'), name);
  let pages = 0;
  for (const file of filesBelow(dir)) {
    if (!/\.(?:html|css)$/.test(file) || /^(?:admin|~partytown)\//.test(file)) continue;
    const text = readFileSync(path.join(dir, file), 'utf8');
    if (file.endsWith('.css')) {
      add(styles, text, file);
      continue;
    }
    pages += 1;
    addPage(text, file);
  }
  const toSources = (texts: Map<string, string>) => [...texts].map(([text, file]) => ({ text, file }));
  return { pages, scripts: toSources(scripts), styles: toSources(styles) };
}
