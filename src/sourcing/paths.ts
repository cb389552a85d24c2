import path from 'node:path';

// Resolved from the root of the project: Gatsby runs its compiled hooks from another folder.

/** Survives `npm run clean`: the last good copy, the API's pictures, the report. */
export const dataFolder = path.resolve('.data');
export const contentFolder = path.resolve('content');
