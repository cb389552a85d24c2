import { promises as fs } from 'node:fs';
import path from 'node:path';

interface WebpackStats {
  /** Files of each named chunk and of the chunks that it shares with others. */
  assetsByChunkName: Record<string, string[]>;
}

/** What of webpack's compiler is used here. */
interface Compiler {
  hooks: { done: { tapPromise: (plugin: string, listener: () => Promise<void>) => void } };
}

/**
 * The chunks of each page, for the list by which Gatsby prefetches pages. Its own list has only the chunk that bears the
 * page's name, so that the first press on a prefetched link would still fetch what pages share. The page's own chunk comes
 * first; those of the app are on every page already.
 */
export function pageChunks({ assetsByChunkName }: WebpackStats): Record<string, string[]> {
  const onEveryPage = new Set(assetsByChunkName['app']);
  const isOwn = (name: string) => (file: string) => Number(file.startsWith(`${name}-`));
  return Object.fromEntries(
    Object.entries(assetsByChunkName).map(([name, files]) => {
      const own = isOwn(name);
      const needed = files.filter(
        (file) => file.endsWith('.js') && (name === 'app' || !onEveryPage.has(file)),
      );
      return [name, needed.sort((a, b) => own(b) - own(a)).map((file) => `/${file}`)];
    }),
  );
}

/** Completes Gatsby's list of chunks in `publicDirectory` whenever webpack has written it. */
export const completeChunkMap = (publicDirectory: string) => ({
  apply(compiler: Compiler) {
    // Gatsby's plugin writes both files at the same hook; ours is added after it.
    compiler.hooks.done.tapPromise('CompleteChunkMap', async () => {
      const stats = await fs.readFile(path.join(publicDirectory, 'webpack.stats.json'), 'utf8');
      const chunks = pageChunks(JSON.parse(stats) as WebpackStats);
      await fs.writeFile(path.join(publicDirectory, 'chunk-map.json'), JSON.stringify(chunks));
    });
  },
});
