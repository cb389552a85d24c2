import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sortBundles } from './bundles';

const day = 24 * 60 * 60 * 1000;
const old = 'app-aaaaaaaaaaaaaaaaaaaa.js';
const current = 'app-bbbbbbbbbbbbbbbbbbbb.js';

let root: string;
const folder = (name: string) => path.join(root, name);
const folders = () => ({ buildDir: folder('public'), cacheDir: folder('cache'), dataDir: folder('data') });

/** Writes what a build leaves that makes these bundles. */
function build(...bundles: string[]): void {
  writeFileSync(folder('cache/bundles.json'), JSON.stringify(bundles));
  for (const name of bundles) {
    for (const ending of ['', '.map', '.br', '.LICENSE.txt'])
      writeFileSync(folder(`public/${name}${ending}`), 'x');
  }
  for (const name of ['webpack.stats.json', 'chunk-map.json', 'index.html'])
    writeFileSync(folder(`public/${name}`), '{}');
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bundles-'));
  for (const name of ['public', 'cache', 'data']) mkdirSync(folder(name));
});
afterEach(() => rmSync(root, { recursive: true }));

test('maps and statistics are not published but kept', () => {
  build(current);
  sortBundles(folders());
  expect(readdirSync(folder('public')).sort()).toEqual(
    [current, `${current}.LICENSE.txt`, `${current}.br`, 'index.html'].sort(),
  );
  expect(readdirSync(folder('data/source-maps'))).toEqual([`${current}.map`]);
  expect(existsSync(folder('data/webpack.stats.json'))).toBe(true);
});

test('a bundle stays for a month after the last build that made it, then goes with all that belongs to it', () => {
  build(old);
  sortBundles(folders(), 0);
  build(old);
  sortBundles(folders(), 10 * day);
  build(current);
  sortBundles(folders(), 39 * day);
  expect(readdirSync(folder('public'))).toContain(old);
  expect(readdirSync(folder('data/source-maps'))).toContain(`${old}.map`);

  build(current);
  sortBundles(folders(), 41 * day);
  expect(readdirSync(folder('public')).filter((name) => name.startsWith(old))).toEqual([]);
  expect(readdirSync(folder('data/source-maps'))).toEqual([`${current}.map`]);
});

test('without a memory of earlier builds nothing is removed', () => {
  build(old, current);
  rmSync(folder('cache/bundles.json'));
  sortBundles(folders(), 100 * day);
  expect(readdirSync(folder('public'))).toEqual(expect.arrayContaining([old, current]));
});
