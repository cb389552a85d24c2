/** Folders of the build, from the root of the project: Gatsby runs its compiled hooks from another place. */
import path from 'node:path';

/** What outlives `npm run clean`: the last good copy, the API's pictures, the report. */
export const dataFolder = path.resolve('.data');
export const contentFolder = path.resolve('content');
