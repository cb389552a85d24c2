import { getAskedSentence, getReadSentence, getSearchedWords } from './sentence-state';

test.each([
  ['?find=3%20rooms', '3 rooms'],
  ['?rooms=3&find=%20', undefined],
  [`?find=${'x'.repeat(400)}`, 'x'.repeat(300)],
  ['', undefined],
])('%s asks to read %j', (search, sentence) => expect(getAskedSentence(search)).toBe(sentence));

test('words that are looked for in all texts have a parameter of their own', () => {
  expect(getSearchedWords('?q=tax&find=home')).toBe('tax');
  expect(getSearchedWords('?find=home')).toBeUndefined();
});

const sentence = { text: '3 rooms by the sea', ignored: ['sea'], unfiltered: {} };
test.each([
  [{ sentence }, sentence],
  [{ sentence: { ...sentence, text: 7 } }, undefined],
  [{ sentence: { ...sentence, ignored: 'sea' } }, undefined],
  [{ key: '123' }, undefined],
  ['text', undefined],
  [null, undefined],
])('the state %j tells of %j', (state, read) => expect(getReadSentence(state)).toEqual(read));
