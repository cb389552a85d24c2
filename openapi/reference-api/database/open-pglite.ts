import { readdir } from 'node:fs/promises';
import vm from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { readPgliteTemplate } from './pglite-template';
import { takePglite } from './reuse-pglite';
import type { Database, Tables } from './tables';

type PgliteModule = typeof import('@electric-sql/pglite');

/**
 * PGlite calls `import()`, which Jest's module sandbox does not have; there Node's own loader loads it.
 */
async function loadPglite(): Promise<PgliteModule> {
  if (!('JEST_WORKER_ID' in process.env)) return import('@electric-sql/pglite');
  return vm.runInThisContext("import('@electric-sql/pglite')", {
    filename: __filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as Promise<PgliteModule>;
}

/** PGlite's own serializer does not recognize the `Date` of a Jest test, which has another realm. */
const toTimestamp = (value: Date | string): string =>
  typeof value === 'string' ? value : value.toISOString();

const byteOrderMark = '\uFEFF';

/**
 * PGlite reads every value as if it were a file: it takes a byte order mark in front for a sign of the encoding, and leaves it
 * out. Of two it leaves one, so that the text is read as it was written.
 */
const toText = (value: unknown): string => {
  const text = String(value);
  return text.startsWith(byteOrderMark) ? byteOrderMark + text : text;
};

async function hasFiles(directory: string): Promise<boolean> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.length > 0;
}

async function create({ PGlite, types }: PgliteModule, directory?: string): Promise<PGlite> {
  const isNew = !directory || !(await hasFiles(directory));
  return PGlite.create({
    ...(directory && { dataDir: directory }),
    ...(isNew && { loadDataDir: await readPgliteTemplate(PGlite) }),
    // Calendar dates stay `YYYY-MM-DD`, as in open-postgresql.ts.
    parsers: { [types.DATE]: (text: string) => text },
    serializers: { [types.TIMESTAMPTZ]: toTimestamp, [types.TEXT]: toText, [types.VARCHAR]: toText },
  });
}

/**
 * The embedded PostgreSQL, in `directory` or, without one, in memory. One process at a time may open a directory.
 */
export async function openPglite(directory?: string): Promise<Database> {
  const module = await loadPglite();
  const { exitCode } = process;
  try {
    const pglite = directory
      ? await create(module, directory)
      : await takePglite(module.PGlite, () => create(module));
    return new Kysely<Tables>({ dialect: new PGliteDialect(pglite) });
  } finally {
    // A database that cannot be opened sets the exit code of the whole process, whatever becomes of the error.
    process.exitCode = exitCode;
  }
}
