import { formatDuration } from './step';

test.each([
  [0, '0 ms'],
  [339.6, '340 ms'],
  [12_340, '12.3 s'],
  [125_000, '2 min 5 s'],
  [119_700, '2 min 0 s'],
])('%d milliseconds read as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
