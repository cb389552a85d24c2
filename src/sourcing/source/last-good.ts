/** The last good copy: one file a resource, written only with what passed the contract. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';

export interface LastGood {
  read<T>(resource: string): Promise<T | undefined>;
  write(resource: string, value: unknown): Promise<void>;
}

/** A copy below `directory`, kept apart for each API and organization, so that no build takes another's data. */
export function createLastGood(directory: string, api: { url: string; organizationKey: string }): LastGood {
  const identity = createHash('sha256')
    .update(`${api.url}\n${api.organizationKey}`)
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(directory, identity);
  const file = (resource: string) => path.join(folder, `${resource}.json`);
  return {
    async read<T>(resource: string) {
      try {
        return JSON.parse(await readFile(file(resource), 'utf8')) as T;
      } catch {
        // No copy yet, or one that a killed build left half-written: both mean there is nothing to go back to.
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
