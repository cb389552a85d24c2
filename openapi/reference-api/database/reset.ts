import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { dropTables } from './migrate';
import { openPglite } from './open-pglite';
import type { Database } from './tables';

/** What may be deleted when everything starts again. */
export interface ResetOptions {
  /** Also enquiries; without it, stored enquiries stop the reset. */
  deleteEnquiries: boolean;
}

const howToGoOn =
  'Save them first: npm run api -- backup. ' +
  'To delete them for good, add --delete-enquiries. Nothing was changed.';

/** Nothing was deleted; the message says why, and what to do. */
export class ResetRefusedError extends Error {
  override name = 'ResetRefusedError';
}

/**
 * Enquiries are stored where everything was to be deleted.
 * @param where the directory or database, in words
 */
export const storedEnquiries = (count: number, where: string) =>
  new ResetRefusedError(
    `${count === 1 ? '1 enquiry is' : `${count} enquiries are`} stored in ${where}. ${howToGoOn}`,
  );

/** How many enquiries are stored; 0 where there are no tables yet. */
export async function countEnquiries(database: Database): Promise<number> {
  const { rows } = await sql<{
    table: string | null;
  }>`select to_regclass('enquiries')::text as table`.execute(database);
  if (!rows[0]?.table) return 0;
  const { count } = await database
    .selectFrom('enquiries')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * How many enquiries PGlite's files hold. The caller has locked their directory.
 * @throws ResetRefusedError when the files cannot be read
 */
export async function countEnquiriesInFiles(files: string): Promise<number> {
  try {
    const database = await openPglite(files);
    return await countEnquiries(database).finally(() => database.destroy());
  } catch (cause) {
    throw new ResetRefusedError(
      `The data in ${files} cannot be read, so it may hold enquiries. ` +
        'To delete it whatever it holds, add --delete-enquiries. Nothing was changed.',
      { cause },
    );
  }
}

/**
 * Deletes PGlite's files. The caller has locked their directory.
 * @throws ResetRefusedError when there are enquiries and they may not be deleted
 */
export async function resetFiles(files: string, { deleteEnquiries }: ResetOptions): Promise<void> {
  const count = deleteEnquiries ? 0 : await countEnquiriesInFiles(files);
  if (count > 0) throw storedEnquiries(count, files);
  rmSync(files, { recursive: true, force: true });
}

/**
 * Drops all tables. The caller has made sure that nobody serves the database.
 * @throws ResetRefusedError when there are enquiries and they may not be deleted
 */
export async function resetTables(database: Database, { deleteEnquiries }: ResetOptions): Promise<void> {
  const count = deleteEnquiries ? 0 : await countEnquiries(database);
  if (count > 0) throw storedEnquiries(count, 'the PostgreSQL of DATABASE_URL');
  await dropTables(database);
}
