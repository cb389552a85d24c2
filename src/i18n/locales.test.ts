import { localeOfPath, stripLocalePrefix } from './locales';

test.each([
  ['/', 'ar', '/'],
  ['/about', 'ar', '/about'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/about', 'en', '/about'],
  ['/energy', 'ar', '/energy'],
  ['/projects/detail/en', 'ar', '/projects/detail/en'],
])('%s is rendered in %s and visitors see %s', (path, locale, address) => {
  expect(localeOfPath(path)).toBe(locale);
  expect(stripLocalePrefix(path)).toBe(address);
});
