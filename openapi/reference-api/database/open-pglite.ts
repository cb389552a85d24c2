import vm from 'node:vm';
import { Kysely } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { readMemoryTemplate } from './memory-template';
import type { Database, Tables } from './tables';

type PgliteModule = typeof import('@electric-sql/pglite');

/**
 * PGlite calls `import()`, which Jest's module sandbox lacks; there, Node's own loader brings it.
 * Calendar dates stay `YYYY-MM-DD`, see open-postgresql.ts.
 */
async function loadPglite(): Promise<PgliteModule> {
  if (!('JEST_WORKER_ID' in process.env)) return import('@electric-sql/pglite');
  return vm.runInThisContext("import('@electric-sql/pglite')", {
    filename: __filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as Promise<PgliteModule>;
}

/** PGlite's own knows only the `Date` of its own realm, not that of a Jest test. */
const toTimestamp = (value: Date | string): string =>
  typeof value === 'string' ? value : value.toISOString();

/**
 * The embedded PostgreSQL, in `directory` or, without one, in memory. One process at a time may open a directory.
 */
export async function openPglite(directory?: string): Promise<Database> {
  const { PGlite, types } = await loadPglite();
  const pglite = await PGlite.create({
    ...(directory ? { dataDir: directory } : { loadDataDir: await readMemoryTemplate(PGlite) }),
    parsers: { [types.DATE]: (text: string) => text },
    serializers: { [types.TIMESTAMPTZ]: toTimestamp },
  });
  return new Kysely<Tables>({ dialect: new PGliteDialect(pglite) });
}
