/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useOfferedLocale } from './use-offered-locale';

const root = document.documentElement;
const choose = (locale: string) => (document.cookie = `locale=${locale}; Path=/`);

beforeEach(() => {
  document.cookie = 'locale=; Path=/; Max-Age=0';
  root.lang = 'en';
  root.dir = 'ltr';
});

test('a page changes to Arabic when other languages are switched off, and back when they are on again @6.5', () => {
  choose('en');
  const { rerender } = renderHook(({ on }) => useOfferedLocale(on), { initialProps: { on: true } });
  expect(root).toMatchObject({ lang: 'en', dir: 'ltr' });
  rerender({ on: false });
  expect(root).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(document.cookie).toContain('locale=en');
  rerender({ on: true });
  expect(root).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('a missing or unknown choice changes nothing', () => {
  renderHook(() => useOfferedLocale(true));
  expect(root.lang).toBe('en');
  choose('xx');
  renderHook(() => useOfferedLocale(true));
  expect(root.lang).toBe('en');
});
