import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';

/** Copies of valid resources, for builds while the API is not available. */
export interface LastGood {
  read<T>(resource: string): Promise<T | undefined>;
  write(resource: string, value: unknown): Promise<void>;
}

/** Copies in `directory`, one file a resource, in a folder for each API and organization, so that builds never mix their data. */
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
