import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dependOnLockFile, dependOnOwnCode } from './webpack-cache';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'webpack-cache-'));
  mkdirSync(path.join(site, '.cache/compiled'), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

const compiled = (code: string) => writeFileSync(path.join(site, '.cache/compiled/gatsby-node.js'), code);

test('the cache is of another version when the code of gatsby-node changed, and keeps what Gatsby set', () => {
  const config = { mode: 'production', cache: { type: 'filesystem', name: 'build-html' } };
  compiled('one');
  const first = dependOnOwnCode(config, site);
  expect(first).toMatchObject(config);
  expect(dependOnOwnCode(config, site)).toEqual(first);
  compiled('two');
  expect(dependOnOwnCode(config, site)).not.toEqual(first);
});

test('settings without a cache on disk stay as they are', () => {
  expect(dependOnOwnCode({ cache: false }, site)).toEqual({ cache: false });
});

test('the lock file alone stands for what loaders and plugins load', () => {
  const buildDependencies = new Set(['/site/node_modules/gatsby/dist/utils/babel-loader.js']);
  // A stand-in for webpack, which is a dependency of Gatsby and not of ours.
  const compiler = {
    hooks: { afterEmit: { tap: (_name: string, act: (one: object) => void) => act({ buildDependencies }) } },
  };
  dependOnLockFile(site).apply(compiler as never);
  expect([...buildDependencies]).toEqual([path.join(site, 'package-lock.json')]);
});
