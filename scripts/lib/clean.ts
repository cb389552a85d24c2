import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDirectory, pgliteDirectory } from '../../openapi/reference-api/database/data-directory';
import { countEnquiriesInFiles } from '../../openapi/reference-api/database/reset';
import { CommandError } from './command';

export interface CleanOptions {
  /** Also `.data`, where the embedded databases are. */
  data?: boolean;
  /** With `data`: also the enquiries in it. */
  deleteEnquiries?: boolean;
}

/** Folders between `.data` and a database, at most. */
const depth = 3;

/** The data directories of embedded databases in `folder`. */
function findDataDirectories(folder: string, levels = depth): string[] {
  if (!existsSync(folder)) return [];
  if (existsSync(pgliteDirectory(folder))) return [folder];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (levels === 0) return [];
  return folders.flatMap(({ name }) => findDataDirectories(path.join(folder, name), levels - 1));
}

/** @throws DirectoryInUseError when a running process has it open, ResetRefusedError when it cannot be read */
async function countStoredEnquiries(directory: string, deleteEnquiries: boolean): Promise<number> {
  const lock = lockDirectory(directory);
  try {
    return deleteEnquiries ? 0 : await countEnquiriesInFiles(pgliteDirectory(directory));
  } finally {
    lock.release();
  }
}

/** @throws CommandError when enquiries would be deleted that may not be, or a database is in use */
async function protectEnquiries(folder: string, deleteEnquiries: boolean): Promise<void> {
  for (const directory of findDataDirectories(folder)) {
    const count = await countStoredEnquiries(directory, deleteEnquiries).catch((error: unknown) => {
      throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
    });
    if (count === 0) continue;
    const where = path.relative(path.dirname(folder), directory);
    throw new CommandError(
      `${count === 1 ? '1 enquiry is' : `${count} enquiries are`} stored in ${where}. ` +
        `Save them first: npm run api -- backup --data ${where}. ` +
        'To delete them for good, add --delete-enquiries. Nothing was removed.',
    );
  }
}

/**
 * Removes what commands made in the project.
 * @param root the project's folder
 * @returns a line for each folder: what became of it
 * @throws CommandError before anything is removed, when that would delete enquiries without `deleteEnquiries`
 */
export async function removeMade(root: string, options: CleanOptions): Promise<string[]> {
  const { data = false, deleteEnquiries = false } = options;
  if (deleteEnquiries && !data) throw new CommandError('--delete-enquiries goes with --data.');
  if (data) await protectEnquiries(path.join(root, '.data'), deleteEnquiries);
  const lines: string[] = [];
  for (const name of ['.cache', 'public', ...(data ? ['.data'] : [])]) {
    const folder = path.join(root, name);
    const existed = existsSync(folder);
    await rm(folder, { recursive: true, force: true });
    lines.push(`${name}: ${existed ? 'removed' : 'was not there'}`);
  }
  return lines;
}
