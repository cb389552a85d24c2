import { readBefore, readSentence } from './sentence-address';

test('an address has a sentence of limited length, and the state of the history may be anything', () => {
  expect(readSentence('?find=%20')).toBeUndefined();
  expect(readSentence('?find=+3+rooms&rooms=2')).toBe('3 rooms');
  expect(readSentence(`?find=${'a'.repeat(999)}`)).toHaveLength(300);
  const state = { sentence: { ignored: ['pool'], unfiltered: { near: ['school'] } } };
  expect(readBefore(state)).toBe(state);
  for (const other of [
    null,
    undefined,
    'x',
    {},
    { sentence: { ignored: 'pool' } },
    { sentence: { ignored: [], unfiltered: ['near'] } },
  ])
    expect(readBefore(other)).toBeUndefined();
});
