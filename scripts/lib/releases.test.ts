import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from './file-trees';
import { removeUnreleased, restoreBuild } from './released-build';
import {
  keepRelease,
  listReleases,
  releaseTime,
  removeLeftovers,
  servedFolder,
  servedRelease,
  serveRelease,
} from './releases';

let folder: string;
let build: string;
let data: string;
let clock: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  [build, data] = [path.join(folder, 'public'), path.join(folder, '.data')];
  mkdirSync(data);
  clock = Date.parse('2026-11-24T08:00:00.000Z');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build whose home page says so, with a bundle of this number. */
function makeBuild(text: string, bundle: string) {
  rmSync(build, { recursive: true, force: true });
  const files = { 'index.html': text, [`app-${bundle.padStart(20, '0')}.js`]: bundle, 'robots.txt': 'same' };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(build, { recursive: true });
    writeFileSync(path.join(build, name), content);
    if (name === 'robots.txt') utimesSync(path.join(build, name), 1_700_000_000, 1_700_000_000);
  }
  clock += 1000;
  return keepRelease(build, data, new Date(clock));
}

const served = (file: string) => readFileSync(path.join(servedFolder(data), file), 'utf8');
const bundleFile = (number: string) => `app-${number.padStart(20, '0')}.js`;

test('before the first build nothing is served', () => {
  expect(servedRelease(data)).toBeUndefined();
  expect(listReleases(data)).toEqual([]);
});

test('a new build is served, and bundles of pages that are still open answer as before', () => {
  makeBuild('first', '1');
  makeBuild('second', '2');
  expect(served('index.html')).toBe('second');
  expect(served(bundleFile('1'))).toBe('1');
  expect(served(bundleFile('2'))).toBe('2');
});

test('what did not change takes its space once', () => {
  const [first, second] = [makeBuild('first', '1'), makeBuild('second', '2')];
  const inode = (release: { folder: string }, file: string) => statSync(path.join(release.folder, file)).ino;
  expect(inode(first, 'robots.txt')).toBe(inode(second, 'robots.txt'));
  expect(inode(first, 'index.html')).not.toBe(inode(second, 'index.html'));
});

test('writing into the folder of builds changes no release', () => {
  makeBuild('first', '1');
  writeFileSync(path.join(build, 'index.html'), 'half a page');
  expect(served('index.html')).toBe('first');
});

test('the last five stay, and bundles live no longer than they', () => {
  for (let number = 1; number <= 7; number += 1) makeBuild(`build ${number}`, String(number));
  expect(listReleases(data)).toHaveLength(5);
  expect(existsSync(path.join(servedFolder(data), bundleFile('3')))).toBe(true);
  expect(existsSync(path.join(servedFolder(data), bundleFile('2')))).toBe(false);
});

test('an earlier release can be served again, and is not removed while it is', () => {
  const first = makeBuild('first', '1');
  makeBuild('second', '2');
  serveRelease(first, data);
  expect(served('index.html')).toBe('first');
  expect(servedRelease(data)?.id).toBe(first.id);
  expect(readFileSync(path.join(data, 'served'), 'utf8')).toBe(`${first.id}\n`);
  expect(releaseTime(first)).toEqual(new Date('2026-11-24T08:00:01.000Z'));
});

test('after the clock was set back the release before is the one that was made before, and the last ones stay', () => {
  const dayBack = 24 * 60 * 60 * 1000;
  const before = makeBuild('before', '1');
  clock -= dayBack;
  const after = makeBuild('after', '2');
  expect(servedRelease(data)?.id).toBe(after.id);
  expect(listReleases(data)).toEqual([after, before]);
  for (let number = 3; number <= 7; number += 1) makeBuild(`build ${number}`, String(number));
  expect(listReleases(data)).toHaveLength(5);
  expect(listReleases(data)).not.toContainEqual(before);
});

test('releases that were made before their order was noted come in the order of their times, before all others', () => {
  const [first, second] = [makeBuild('first', '1'), makeBuild('second', '2')];
  for (const { folder: kept } of [first, second]) writeFileSync(`${kept}.json`, '{"carried":[]}');
  clock -= 24 * 60 * 60 * 1000;
  const third = makeBuild('third', '3');
  expect(listReleases(data)).toEqual([third, second, first]);
});

test('a folder of builds becomes what a release was built from', () => {
  makeBuild('first', '1');
  const second = makeBuild('second', '2');
  const before = filesBelow(build).sort();
  writeFileSync(path.join(build, 'index.html'), 'half a page');
  writeFileSync(path.join(build, 'new.html'), 'of a build that failed');
  rmSync(path.join(build, bundleFile('2')));
  expect(restoreBuild(second, build)).toBe(3);
  expect(restoreBuild(second, build)).toBe(0);
  expect(filesBelow(build).sort()).toEqual(before);
  expect(readFileSync(path.join(build, 'index.html'), 'utf8')).toBe('second');
});

test('a file that was only written again is no change', () => {
  const release = makeBuild('first', '1');
  writeFileSync(path.join(build, 'index.html'), 'first');
  expect(restoreBuild(release, build)).toBe(0);
});

test('a release whose note is not whole is none, and goes with all that cut-off builds left; what is served stays', () => {
  const [first, second, third] = ['first', 'second', 'third'].map((text, at) => makeBuild(text, String(at)));
  if (!first || !second || !third) throw new Error('No release was made');
  writeFileSync(`${first.folder}.json`, '');
  writeFileSync(`${third.folder}.json`, '{"carr');
  mkdirSync(`${third.folder}.4711`);
  mkdirSync(path.join(data, 'releases/20200101T000000000Z'));
  symlinkSync('releases/none', path.join(data, 'site.4711'));
  expect(listReleases(data)).toEqual([second]);
  removeLeftovers(data);
  expect(readdirSync(path.join(data, 'releases')).sort()).toEqual(
    [second.id, `${second.id}.json`, third.id, `${third.id}.json`].sort(),
  );
  expect(readdirSync(data)).not.toContain('site.4711');
  expect(served('index.html')).toBe('third');
  makeBuild('fourth', '4');
  expect(served('index.html')).toBe('fourth');
});

test('of a build that was cut off only files of the release stay', () => {
  const release = makeBuild('first', '1');
  writeFileSync(path.join(build, 'index.html'), 'ha');
  writeFileSync(path.join(build, 'picture.jpg'), 'ha');
  removeUnreleased(build, release);
  expect(filesBelow(build).sort()).toEqual([bundleFile('1'), 'robots.txt'].sort());
  removeUnreleased(build, undefined);
  expect(filesBelow(build)).toEqual([]);
});
