import { prerenderedPage } from './prerendered';
import { createPageCache } from './page-cache';

const known = (id: string) => ({ listing: prerenderedPage([{ id }], 1, 9), at: '2026-11-20T08:00:00.000Z' });

test('lists are remembered by their filters, and the oldest give way', () => {
  const memory = createPageCache<{ id: string }>(2);
  memory.set('a', known('a'));
  memory.set('b', known('b'));
  memory.set('a', known('a again'));
  memory.set('c', known('c'));
  expect(memory.get('a')).toEqual(known('a again'));
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('c')).toEqual(known('c'));
});
