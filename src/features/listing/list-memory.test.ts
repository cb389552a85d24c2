import { bakedListing } from './baked';
import { createListMemory } from './list-memory';

const known = (id: string) => ({ listing: bakedListing([{ id }], 1, 9), at: '2026-11-20T08:00:00.000Z' });

test('lists are remembered by their filters, and the oldest give way', () => {
  const memory = createListMemory<{ id: string }>(2);
  memory.set('a', known('a'));
  memory.set('b', known('b'));
  memory.set('a', known('a again'));
  memory.set('c', known('c'));
  expect(memory.get('a')).toEqual(known('a again'));
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('c')).toEqual(known('c'));
});
