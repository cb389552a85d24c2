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

/**
 * The scripts that Gatsby writes into every page, with all chunks of each page, and before the pictures further down: by
 * the time that they start, the page is on the screen.
 */
export const completeScripts = (html: string, chunks: Record<string, string[]>): string =>
  html
    .replace(
      /window\.___chunkMapping=.*;/,
      () => `window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};`,
    )
    .replaceAll('<script src=', '<script fetchpriority="high" src=');

const filesOf = (publicDirectory: string) => ({
  stats: path.join(publicDirectory, 'webpack.stats.json'),
  slice: path.join(publicDirectory, '_gatsby', 'slices', '_gatsby-scripts-1.html'),
  original: path.resolve('.cache', 'scripts-slice.html'),
});

/** Completes those scripts whenever webpack has written them, until `restoreScriptsSlice`. */
export const completeScriptsSlice = (publicDirectory: string) => ({
  apply(compiler: Compiler) {
    const { stats, slice, original } = filesOf(publicDirectory);
    // Gatsby's plugin writes the files at the same hook; ours is added after it.
    compiler.hooks.done.tapPromise('CompleteScriptsSlice', async () => {
      const chunks = pageChunks(JSON.parse(await fs.readFile(stats, 'utf8')) as WebpackStats);
      await fs.copyFile(slice, original);
      await fs.writeFile(slice, completeScripts(await fs.readFile(slice, 'utf8'), chunks));
    });
  },
});

/**
 * Puts Gatsby's own text back, once all pages have theirs: the next build compares with it, and would write every page
 * again if it differed.
 */
export async function restoreScriptsSlice(publicDirectory: string): Promise<void> {
  const { slice, original } = filesOf(publicDirectory);
  // Not renamed: each folder of a build may be a file system of its own, a volume or what a service may write.
  await fs.copyFile(original, slice);
  await fs.rm(original);
}
