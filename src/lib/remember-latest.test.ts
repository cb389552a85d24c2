import { rememberLatest } from './remember-latest';

test('the same arguments are worked on once, until too many others followed', () => {
  const work = jest.fn((text: string, size?: number) => ({ text, size }));
  const remembering = rememberLatest(2, work);
  const first = remembering('a');
  expect(remembering('a')).toBe(first);
  expect(remembering('a', 1)).toEqual({ text: 'a', size: 1 });
  expect(work).toHaveBeenCalledTimes(2);
  remembering('b');
  expect(remembering('a')).toEqual(first);
  expect(work).toHaveBeenCalledTimes(4);
});
