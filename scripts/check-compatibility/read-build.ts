import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBundle } from '../../deploy/rules/headers';
import { bundleListFile } from '../../src/sourcing/bundle-list';
import { inlineScripts } from '../lib/inline-scripts';

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

/** Bundles of earlier builds stay for open tabs; what the last compilation made is what can be changed. */
function readBundleNames(dir: string, cacheDir: string): string[] {
  const list = path.join(cacheDir, bundleListFile);
  const made = existsSync(list) ? new Set(JSON.parse(readFileSync(list, 'utf8')) as string[]) : undefined;
  return readdirSync(dir).filter(
    (name) => isBundle(`/${name}`) && name.endsWith('.js') && (made?.has(name) ?? true),
  );
}

/** The distinct scripts and styles of a build: bundles, style sheets, and what stands in the pages; not the editing page. */
export function readBuild(dir: string, cacheDir: string): Build {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  const add = (texts: Map<string, string>, text: string, file: string) => {
    if (text.trim() !== '' && !texts.has(text)) texts.set(text, file);
  };
  for (const name of readBundleNames(dir, cacheDir))
    add(scripts, readFileSync(path.join(dir, name), 'utf8'), name);
  let pages = 0;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|css)$/.test(entry.name)) continue;
    const file = path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (/^(?:admin|~partytown)\//.test(file)) continue;
    const text = readFileSync(path.join(dir, file), 'utf8');
    if (file.endsWith('.css')) {
      add(styles, text, file);
      continue;
    }
    pages += 1;
    for (const script of inlineScripts(text)) add(scripts, script, file);
    for (const [, style = ''] of text.matchAll(styleElement)) {
      for (const component of style.split(componentEnd)) add(styles, component, file);
    }
  }
  const toSources = (texts: Map<string, string>) => [...texts].map(([text, file]) => ({ text, file }));
  return { pages, scripts: toSources(scripts), styles: toSources(styles) };
}
