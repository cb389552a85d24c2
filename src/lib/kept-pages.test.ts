import { keptPath } from './kept-pages';

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/FAQ/', '/FAQ'],
  ['/en/blogs', '/blogs'],
  ['/energy', '/energy'],
])('%s is kept as %s', (address, path) => expect(keptPath(address)).toBe(path));
