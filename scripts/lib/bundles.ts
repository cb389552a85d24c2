import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isBundle } from '../../src/lib/bundles';
import { bundleListFile } from '../../src/sourcing/gatsby/bundle-list';
import { replaceFile } from '../../src/sourcing/replace-file';
import { shippedPackagesFile } from '../../src/sourcing/outputs/shipped-packages';
import { moveFile } from './file-trees';
import { readJson } from './read-json';

/** How long a bundle stays after the last build that made it, in milliseconds: for tabs that were opened before. */
const retention = 30 * 24 * 60 * 60 * 1000;

/** Bundle → when a build made it last, in milliseconds. */
type LastMade = Record<string, number>;

interface Folders {
  buildDir: string;
  /** Where the list of the last compilation is. */
  cacheDir: string;
  dataDir: string;
}

/**
 * Keeps the bundles of earlier builds for a month and removes older ones. What is for developers alone leaves the build:
 * source maps go to `.data/source-maps`, as long as their bundle stays, webpack's statistics to `.data`.
 * @param now milliseconds
 */
export function sortBundles({ buildDir, cacheDir, dataDir }: Folders, now = Date.now()): void {
  const memory = path.join(dataDir, 'bundles.json');
  const maps = path.join(dataDir, 'source-maps');
  mkdirSync(maps, { recursive: true });
  for (const name of ['webpack.stats.json', 'chunk-map.json', shippedPackagesFile]) {
    const file = path.join(buildDir, name);
    if (existsSync(file)) moveFile(file, path.join(dataDir, name));
  }

  const made = new Set(readJson<string[]>(path.join(cacheDir, bundleListFile)) ?? []);
  const lastMade = readJson<LastMade>(memory) ?? {};
  const names = readdirSync(buildDir);
  const kept: LastMade = {};
  for (const name of names.filter((one) => isBundle(`/${one}`))) {
    const time = made.has(name) ? now : (lastMade[name] ?? now);
    const isKept = now - time <= retention;
    if (isKept) kept[name] = time;
    for (const one of names.filter((other) => other.startsWith(name))) {
      const file = path.join(buildDir, one);
      if (!isKept) rmSync(file);
      else if (one.endsWith('.map')) moveFile(file, path.join(maps, one));
      else if (/[.]map[.](?:br|gz)$/.test(one)) rmSync(file);
    }
  }
  for (const map of readdirSync(maps)) {
    if (!(map.replace(/[.]map$/, '') in kept)) rmSync(path.join(maps, map));
  }
  replaceFile(memory, JSON.stringify(kept));
}
