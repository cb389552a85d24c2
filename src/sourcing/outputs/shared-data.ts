import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { appDataPath } from '../../lib/page-data-path';
import { replaceFile } from '../replace-file';

interface State {
  staticQueryComponents: ReadonlyMap<string, { hash: string | number }>;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * Adds the results of static queries, which all pages share, to the file that names the build: a first visit reads both in one
 * request (`src/browser/shared-data.ts`). Gatsby leaves the file as it is while the code stays the same, so an earlier build may
 * have added its own.
 */
export async function writeSharedData({ store }: BuildArgs, publicDirectory: string): Promise<void> {
  const { staticQueryComponents } = store.getState() as State;
  const hashes = [...new Set([...staticQueryComponents.values()].map(({ hash }) => String(hash)))].sort();
  const folder = path.join(publicDirectory, 'page-data', 'sq', 'd');
  const results = await Promise.all(
    hashes.map(async (hash) => [hash, await readJson(path.join(folder, `${hash}.json`))] as const),
  );
  const file = path.join(publicDirectory, appDataPath);
  const { webpackCompilationHash } = (await readJson(file)) as { webpackCompilationHash: string };
  const data = { webpackCompilationHash, staticQueryResults: Object.fromEntries(results) };
  replaceFile(file, `${JSON.stringify(data)}\n`);
}
