import { isSuspicious, shownSince } from './spam';

test.each([
  ['a form filled within two seconds', '', 1000, 2999, true],
  ['a form that took two seconds', '', 1000, 3000, false],
  ['a form with the unseen field filled', 'https://example.com', 0, 60_000, true],
  ['a form with a draft that a person typed before', '', -Infinity, 100, false],
])('%s', (_what, trap, since, now, suspicious) => {
  expect(isSuspicious(trap, since, now)).toBe(suspicious);
});

test('a form of the first page was there since the visit began, a later one since now', () => {
  expect(shownSince()).toBe(0);
  document.documentElement.dataset['hydrated'] = '';
  expect(shownSince()).toBeGreaterThan(0);
});
