import { promises as fs } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../paths';

/** In the cache folder: names of the files of the last compilation for browsers, as JSON. */
export const bundleListFile = 'bundles.json';

/** What of webpack's compiler is used here. */
interface Compiler {
  hooks: {
    done: { tapPromise: (plugin: string, listener: (stats: Stats) => Promise<void>) => void };
  };
}

interface Stats {
  compilation: { assets: Record<string, unknown> };
}

/** Lists the files that webpack makes: Gatsby leaves those of earlier builds beside them. */
export const listBundles = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('ListBundles', ({ compilation }) =>
      fs.writeFile(path.join(cacheFolder, bundleListFile), JSON.stringify(Object.keys(compilation.assets))),
    );
  },
});
