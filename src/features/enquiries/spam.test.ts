/** @jest-environment jsdom */
import { isSuspicious, shownAt } from './spam';

test.each([
  ['a form filled within two seconds', '', 1000, 2999, true],
  ['a form that took two seconds', '', 1000, 3000, false],
  ['a form with the honeypot filled', 'https://example.com', 0, 60_000, true],
  ['a form with a draft that a person typed before', '', -Infinity, 100, false],
])('%s', (_what, honeypot, formShownAt, now, suspicious) => {
  expect(isSuspicious(honeypot, formShownAt, now)).toBe(suspicious);
});

test('a form of the first page is shown since the visit began, a later one since now', () => {
  expect(shownAt()).toBe(0);
  document.documentElement.dataset['hydrated'] = '';
  expect(shownAt()).toBeGreaterThan(0);
});
