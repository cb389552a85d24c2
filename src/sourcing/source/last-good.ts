import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';

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

/**
 * Copies in `directory`, one file a resource, in a folder for each API and organization (and contract), so that builds
 * never mix their data.
 */
export function createLastGood(directory: string, { url, organizationKey, contract }: CopiedApi): LastGood {
  const identity = createHash('sha256')
    .update([url, organizationKey, ...(contract ? [contract] : [])].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(directory, identity);
  const file = (resource: string) => path.join(folder, `${resource}.json`);
  return {
    async read<T>(resource: string) {
      try {
        return JSON.parse(await readFile(file(resource), 'utf8')) as T;
      } catch {
        // There is no copy yet, or it is incomplete.
        return undefined;
      }
    },
    async write(resource, value) {
      await mkdir(folder, { recursive: true });
      const temporary = `${file(resource)}.${process.pid}`;
      await writeFile(temporary, JSON.stringify(value));
      await rename(temporary, file(resource));
    },
  };
}
