import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

type PgliteClass = typeof PGlite;

const cacheDirectory = path.resolve(__dirname, '../../../node_modules/.cache/reference-api');

/** The package does not export its `package.json`. */
async function pgliteVersion(): Promise<string> {
  const packageFile = path.resolve(require.resolve('@electric-sql/pglite'), '../../package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  return version;
}

async function makeTemplate(pglite: PgliteClass): Promise<Uint8Array<ArrayBuffer>> {
  const database = await pglite.create();
  try {
    const dump = await database.dumpDataDir('none');
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await database.close();
  }
}

/**
 * The files of a new, empty database, in a directory or in memory. Creating one takes seconds, so the first is cached
 * for all later ones, of which tests open many. If the cache cannot be written, the next one is created again.
 */
export async function readPgliteTemplate(pglite: PgliteClass): Promise<Blob> {
  const file = path.join(cacheDirectory, `pglite-${await pgliteVersion()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([new Uint8Array(cached)]);
  const template = await makeTemplate(pglite);
  // Renamed when complete: another process never reads an incomplete file.
  const temporary = `${file}.${process.pid}`;
  await mkdir(cacheDirectory, { recursive: true })
    .then(() => writeFile(temporary, template))
    .then(() => rename(temporary, file))
    .catch(() => undefined);
  return new Blob([template]);
}
