import { promises as fs } from 'node:fs';
import path from 'node:path';
import { lazyScriptsFile } from '../../lib/kept-pages';

/** What of webpack's compiler is used here. */
interface Compiler {
  hooks: { done: { tapPromise: (plugin: string, listener: (stats: Stats) => Promise<void>) => void } };
}

interface Stats {
  compilation: { namedChunkGroups: ReadonlyMap<string, ChunkGroup> };
}

/** Files that are loaded together. */
export interface ChunkGroup {
  name?: string | null;
  getFiles: () => string[];
  /** Those that it loads later. */
  getChildren: () => ChunkGroup[];
}

const isPage = ({ name }: ChunkGroup): boolean => name?.startsWith('component---') ?? false;

/** What a group loads later, and what that does; no other page. */
function laterGroups(group: ChunkGroup, found = new Set<ChunkGroup>()): ReadonlySet<ChunkGroup> {
  for (const child of group.getChildren()) {
    if (found.has(child) || isPage(child)) continue;
    found.add(child);
    laterGroups(child, found);
  }
  return found;
}

/** The scripts that the pages of each component load late, besides those of its first visit. Paths from the root of the site. */
export function lazyScripts(groups: ReadonlyMap<string, ChunkGroup>): Record<string, string[]> {
  const app = groups.get('app');
  const pages = [...groups.values()].filter(isPage);
  return Object.fromEntries(
    pages.map((page) => {
      const first = [page, ...(app ? [app] : [])];
      const loaded = new Set(first.flatMap((group) => group.getFiles()));
      const later = first.flatMap((group) => [...laterGroups(group)]).flatMap((group) => group.getFiles());
      const scripts = later.filter((file) => file.endsWith('.js') && !loaded.has(file));
      return [page.name ?? '', [...new Set(scripts)].sort().map((file) => `/${file}`)];
    }),
  );
}

/** Writes them for the service worker: the page of a saved home is kept with code that it loads only when it is used. */
export const writeLazyScripts = (publicDirectory: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('WriteLazyScripts', async ({ compilation }) => {
      const file = path.join(publicDirectory, lazyScriptsFile);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, JSON.stringify(lazyScripts(compilation.namedChunkGroups)));
    });
  },
});
