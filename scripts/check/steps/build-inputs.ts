import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is made from: a digest of each file, by its path from the root of the project. */
export type FileDigests = Record<string, string>;

/** Folders and files that a build of the demo data reads. */
export const buildInputs = [
  ...['src', 'content', 'static', 'gatsby-*', 'package-lock.json', 'scripts/content/editing'],
  ...['openapi/public-api.yaml', 'openapi/reference-api/demo', 'openapi/reference-api/demo-data'],
  ...['deploy/rules', 'deploy/nginx', 'deploy/edge'],
  ...[
    'bundles',
    'host-files',
    'inline-scripts',
    'precompress',
    'site',
    'build-site',
    'run-gatsby',
    'releases',
  ].map((name) => `scripts/lib/${name}.ts`),
] as const;

/** Files of the build that are other ones when its pages, bundles or settings are. */
export const buildOutputs = ['index.html', 'page-data/app-data.json', '_headers'] as const;

const isTest = (file: string) => /\.test\.tsx?$|\/gatsby-types\.d\.ts$/.test(file);

/** Digests of these files below `root`; those that are missing, and tests, are left out. */
export function digestFiles(root: string, files: readonly string[]): FileDigests {
  const present = files.filter((file) => !isTest(file) && existsSync(path.join(root, file)));
  return Object.fromEntries(
    present.map((file) => {
      const content = readFileSync(path.join(root, file));
      return [file, createHash('sha256').update(content).digest('base64url')];
    }),
  );
}

/** Files that were changed, added or removed. */
export function changedFiles(before: FileDigests, after: FileDigests): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((file) => before[file] !== after[file]).sort();
}

/** Why `public/` is not what the end-to-end tests were to look at; undefined when it is. */
export function describeStaleBuild(
  inputs: readonly string[],
  outputs: readonly string[],
): string | undefined {
  const advice =
    'Run the step `build` as well (npm test -- --only build,e2e), or add --stale to test what is there.';
  if (outputs.length > 0) return `public/ is from another build than that of the tests. ${advice}`;
  const [first, ...others] = inputs;
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `public/ is older than its sources: ${first}${more} changed since it was built. ${advice}`;
}
