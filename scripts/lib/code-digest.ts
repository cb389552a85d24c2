import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './file-trees';

/** Folders and files from which a site is built, but for its content and what the API gives. */
const codeFolders = [
  'src',
  'static',
  'deploy',
  'scripts/lib',
  'scripts/content/editing',
  'openapi/public-api.yaml',
];
const rootFiles = /^(?:gatsby-.*|package(?:-lock)?\.json|tsconfig\.json)$/;

/** What builds write themselves, and what they never read. */
const isLeftOut = (file: string) => /\.test\.tsx?$|\/gatsby-types\.d\.ts$|(?:^|\/)node_modules\//.test(file);

/** A digest of the code and content that a build reads. */
export function codeDigest(root: string, contentFolder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(root).filter((name) => rootFiles.test(name));
  for (const name of [...names.sort(), ...codeFolders, path.relative(root, contentFolder)]) {
    for (const file of filesOf(root, name)) {
      if (isLeftOut(file)) continue;
      hash.update(`${file}\n`).update(
        createHash('sha256')
          .update(readFileSync(path.join(root, file)))
          .digest(),
      );
    }
  }
  return hash.digest('base64url');
}

/** The file, or all files below the folder of this name, in a fixed order. */
function filesOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [name];
  return filesBelow(place)
    .map((file) => `${name}/${file}`)
    .sort();
}
