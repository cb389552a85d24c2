import type { PGlite } from '@electric-sql/pglite';

/** On the class, which a process has once; Jest loads every module of ours again for each file. */
const idleKey = Symbol.for('reference-api.idle-pglite');

async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec('rollback');
  await pglite.exec('drop schema public cascade; create schema public');
  // Settings and advisory locks.
  await pglite.exec('discard all');
}

/**
 * A database in memory. Closing one empties it, and the next is the same: creating one takes a second of computing,
 * and tests open many.
 */
export async function takePglite(
  pgliteClass: typeof PGlite & { [idleKey]?: PGlite[] },
  create: () => Promise<PGlite>,
): Promise<PGlite> {
  const idle = (pgliteClass[idleKey] ??= []);
  const pglite = idle.pop() ?? (await create());
  pglite.close = async () => {
    await empty(pglite);
    idle.push(pglite);
  };
  return pglite;
}
