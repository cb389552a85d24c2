import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstDifference } from '../../lib/generated-files';
import { rootDir } from '../../lib/paths';

/** Types of the GraphQL schema and queries: committed, so that `npm run types` works without a build. */
const queryTypesFile = 'src/generated/gatsby-types.d.ts';

/** Their text as it is now; empty when the file is missing. */
export function readQueryTypes(): string {
  const file = path.join(rootDir, queryTypesFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Whether a build left the types as they were.
 * @returns undefined, or a sentence about where it wrote something else
 */
export function describeStaleTypes(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  return (
    `${queryTypesFile} was not what the schema and the queries say; the build has written it: commit it. ` +
    firstDifference(before, after, 'the build')
  );
}
