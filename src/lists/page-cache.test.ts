import { prerenderedPage } from './page-of-results';
import { createPageCache } from './page-cache';

const cachedPage = (id: string) => ({
  page: prerenderedPage([{ id }], 1, 9),
  at: '2026-11-20T08:00:00.000Z',
});

test('pages are cached by their query strings, and the oldest is dropped', () => {
  const cache = createPageCache<{ id: string }>(2);
  cache.set('a', cachedPage('a'));
  cache.set('b', cachedPage('b'));
  cache.set('a', cachedPage('a again'));
  cache.set('c', cachedPage('c'));
  expect(cache.get('a')).toEqual(cachedPage('a again'));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')).toEqual(cachedPage('c'));
});
