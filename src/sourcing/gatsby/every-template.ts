import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getAbsolutePathForVirtualModule,
  writeModule,
} from 'gatsby/dist/utils/gatsby-webpack-virtual-modules';

/** Gatsby's module of all pages' code, one line each. */
const moduleName = '$virtual/async-requires.js';

const chunkName = (template: string): string => `component---src-templates-${template}-tsx`;

/** The line that loads a template, as Gatsby writes it. */
const lineOf = (template: string): string =>
  `  "${chunkName(template)}": () => import("./../../../src/templates/${template}.tsx" /* webpackChunkName: "${chunkName(template)}" */)`;

/**
 * The module with the code of every template, whether or not a page has it now.
 * @param source the module as Gatsby wrote it
 * @param templates names of files, without `.tsx`
 */
export function withEveryTemplate(source: string, templates: readonly string[]): string {
  const missing = templates.filter((template) => !source.includes(`"${chunkName(template)}"`)).map(lineOf);
  if (missing.length === 0) return source;
  const [start, ...rest] = source.trimEnd().split('\n');
  const lines = rest.slice(0, -1).map((line) => line.replace(/,$/, ''));
  return [start, [...lines, ...missing].sort().join(',\n'), '}\n\n'].join('\n');
}

/**
 * Lets bundles depend on code alone. Gatsby bundles the templates that have a page, and what pages share is divided again with
 * each: with the first record that is withdrawn, every visitor would load everything again.
 */
export function includeEveryTemplate(folder: string): void {
  const templates = readdirSync(folder)
    .filter((file) => /^[a-z-]+\.tsx$/.test(file))
    .map((file) => path.basename(file, '.tsx'));
  const source = readFileSync(getAbsolutePathForVirtualModule(moduleName), 'utf8');
  writeModule(moduleName, withEveryTemplate(source, templates));
}
