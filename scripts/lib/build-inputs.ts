import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './file-trees';

/** A digest of each file, by its path from the root of the project. */
export type FileDigests = Record<string, string>;

/** Folders and files from which a site is built, but for its content and what the API gives. */
const codeFolders = [
  ...['src', 'static', 'deploy/edge', 'deploy/nginx', 'deploy/rules', 'scripts/lib'],
  ...['scripts/content/editing', 'openapi/public-api.yaml'],
];
const rootFiles = /^(?:gatsby-.*|package(?:-lock)?\.json|tsconfig\.json)$/;

/** What builds write themselves, and what they never read. */
const isLeftOut = (file: string) => /\.test\.tsx?$|\/gatsby-types\.d\.ts$|(?:^|\/)node_modules\//.test(file);

/** The file, or all files below the folder of this name. */
function filesOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [name];
  return filesBelow(place).map((file) => `${name}/${file}`);
}

/** Digests of these files below `root`; those that are missing are left out. */
export function digestFiles(root: string, files: readonly string[]): FileDigests {
  const present = files.filter((file) => existsSync(path.join(root, file)));
  return Object.fromEntries(
    present.map((file) => {
      const content = readFileSync(path.join(root, file));
      return [file, createHash('sha256').update(content).digest('base64url')];
    }),
  );
}

/**
 * What a build reads: code and content, in a fixed order.
 * @param content folders of content, and of what the API gives where that is in files
 */
export function digestInputs(root: string, ...content: string[]): FileDigests {
  const names = readdirSync(root).filter((name) => rootFiles.test(name));
  const files = [...names, ...codeFolders, ...content].flatMap((name) => filesOf(root, name));
  return digestFiles(root, files.filter((file) => !isLeftOut(file)).sort());
}

/** Files that were changed, added or removed. */
export function changedFiles(before: FileDigests, after: FileDigests): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((file) => before[file] !== after[file]).sort();
}
