import path from 'node:path';

// Resolved from the root of the project: Gatsby runs its compiled hooks from another folder.

/** Survives `npm run clean`: the last good copy, the API's pictures, the report. */
export const dataFolder = path.resolve('.data');
/** Copies of what the API gave the last build that succeeded. */
export const lastGoodFolder = path.join(dataFolder, 'last-good');
/** Removed by `npm run clean`, and by Gatsby when its own parts change. */
export const cacheFolder = path.resolve('.cache');
const draftsFolder = process.env['CONTENT_FOLDER'];
/** Whether the site is shown beside the editing page. */
export const showsDrafts = Boolean(draftsFolder);
/** The editors' files; `npm run content -- edit` shows a copy of them in which unsaved texts are. */
export const contentFolder = path.resolve(draftsFolder || 'content');
