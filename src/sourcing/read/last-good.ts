import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { replaceFile } from '../replace-file';

/** Copies of resources, for later builds. */
export interface LastGood {
  read<T>(resource: string): Promise<T | undefined>;
  write(resource: string, value: unknown): Promise<void>;
}

interface CopiedApi {
  url: string;
  organizationKey: string;
  /** Digest of the contract, for copies that are of no use with another one. */
  contract?: string;
}

interface LastGoodOptions {
  /** Copies wait until the build has succeeded as a whole: see {@link keepStaged}. */
  staged?: boolean;
}

/** The name of the folder or file that remembers something of an API and organization (and contract). */
export const apiIdentity = ({ url, organizationKey, contract }: CopiedApi): string =>
  createHash('sha256')
    .update([url, organizationKey, ...(contract ? [contract] : [])].join('\n'))
    .digest('hex')
    .slice(0, 16);

/** Below the folder of copies: those of a build that has not succeeded yet. */
const stagedFolder = 'staged';

/**
 * Copies in `directory`, one file a resource, in a folder for each API and organization (and contract), so that builds
 * never mix their data.
 */
export function createLastGood(
  directory: string,
  api: CopiedApi,
  { staged = false }: LastGoodOptions = {},
): LastGood {
  const identity = apiIdentity(api);
  const written = path.join(directory, ...(staged ? [stagedFolder] : []), identity);
  return {
    async read<T>(resource: string) {
      try {
        return JSON.parse(await readFile(path.join(directory, identity, `${resource}.json`), 'utf8')) as T;
      } catch {
        // There is no copy yet, or it is incomplete.
        return undefined;
      }
    },
    async write(resource, value) {
      await mkdir(written, { recursive: true });
      replaceFile(path.join(written, `${resource}.json`), JSON.stringify(value));
    },
  };
}

/** Makes the copies of the build that has just succeeded those that later builds read. */
export async function keepStaged(directory: string): Promise<void> {
  const staged = path.join(directory, stagedFolder);
  if (!existsSync(staged)) return;
  for (const name of await readdir(staged, { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await rename(path.join(staged, name), path.join(directory, name));
  }
  await dropStaged(directory);
}

/** Forgets the copies of a build that did not succeed. */
export const dropStaged = (directory: string): Promise<void> =>
  rm(path.join(directory, stagedFolder), { recursive: true, force: true });
