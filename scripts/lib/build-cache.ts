import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDir, rootDir } from './paths';

/** Holds the folder that the cache was made in. */
const noteName = 'folder.txt';

/** What does not depend on the folder: pictures. Gatsby itself would empty a cache without its state. */
const kept = { '.cache': [], public: ['static'] };

/**
 * Removes what Gatsby left of earlier builds when the project is in another folder than then. Gatsby and webpack store
 * absolute paths of components: with those of another folder a build ends with "The result of this StaticQuery could not
 * be fetched". A cache that does not say where it was made is removed too.
 * @returns whether something was removed
 */
export function removeMovedCache(directory = rootDir): boolean {
  const cache = path.join(directory, '.cache');
  if (!existsSync(cache) || readdirSync(cache).length === 0 || readNote(cache) === directory) return false;
  removeCache(directory);
  return true;
}

/** Removes what Gatsby left of earlier builds, but pictures. */
export function removeCache(directory = rootDir): void {
  for (const [name, inner] of Object.entries(kept)) removeAllBut(path.join(directory, name), inner);
}

/** Makes the next build a cold one. What was built stays. */
export const forgetCache = (): void => rmSync(cacheDir, { recursive: true, force: true });

/** Whether Gatsby left something that the next build goes on from. */
export const hasCache = (directory = rootDir): boolean => existsSync(path.join(directory, '.cache/redux'));

/** Notes in the cache that it was made in this folder. */
export function noteCacheFolder(directory = rootDir): void {
  const cache = path.join(directory, '.cache');
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, noteName), directory);
}

function readNote(cache: string): string | undefined {
  const file = path.join(cache, noteName);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function removeAllBut(directory: string, names: readonly string[]): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    if (!names.includes(name)) rmSync(path.join(directory, name), { recursive: true });
  }
}
