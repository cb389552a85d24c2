import { existsSync } from 'node:fs';
import path from 'node:path';
import { noteCacheFolder, removeMovedCache } from './build-cache';
import { withFiles } from './testing';

const built = {
  '.cache/redux/redux.state': '',
  '.cache/api/1/projects.json': '[]',
  'public/index.html': '',
  'public/static/1/picture.webp': '',
};

test('the cache of this folder stays', () =>
  withFiles(built, (folder) => {
    noteCacheFolder(folder);
    expect(removeMovedCache(folder)).toBe(false);
    expect(existsSync(path.join(folder, '.cache/redux/redux.state'))).toBe(true);
  }));

test.each([
  ['another folder', { '.cache/folder.txt': '/somewhere/else' }],
  ['an unknown folder', {}],
])('of the build of %s only pictures stay', (_where, note) =>
  withFiles({ ...built, ...note }, (folder) => {
    expect(removeMovedCache(folder)).toBe(true);
    const left = Object.keys({ ...built, ...note }).filter((file) => existsSync(path.join(folder, file)));
    expect(left).toEqual(['public/static/1/picture.webp']);
  }),
);

test('without a cache there is nothing to remove, and what stands in public stays', () =>
  withFiles({ 'public/index.html': '' }, (folder) => {
    expect(removeMovedCache(folder)).toBe(false);
    expect(existsSync(path.join(folder, 'public/index.html'))).toBe(true);
  }));
