import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What of webpack's compiler is used here. */
interface Compiler {
  hooks: {
    afterEmit: { tap(name: string, act: (compilation: { buildDependencies: Set<string> }) => void): void };
  };
}

/**
 * Lets webpack reuse its cache until the lock file changes. By itself it looks up every module that its loaders and
 * gatsby-node.ts load, some 10,000 files of Gatsby and its libraries, which takes a fifth of a first build.
 */
export const dependOnLockFile = (siteFolder: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('DependOnLockFile', ({ buildDependencies }) => {
      buildDependencies.clear();
      buildDependencies.add(path.join(siteFolder, 'package-lock.json'));
    });
  },
});

/**
 * The settings of webpack with a cache that also depends on the code of gatsby-node.ts and what it imports; Gatsby itself
 * looks at that one file only.
 * @param config settings as Gatsby made them
 */
export function dependOnOwnCode<Config extends { cache?: unknown }>(
  config: Config,
  siteFolder: string,
): Config {
  if (typeof config.cache !== 'object') return config;
  const code = readFileSync(path.join(siteFolder, '.cache/compiled/gatsby-node.js'));
  const version = createHash('sha256').update(code).digest('hex');
  return { ...config, cache: { ...config.cache, version } };
}
