import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import type { ContentLanguage } from '../../src/lib/localized-text';
import { fetchProject } from './api';
import { expect } from './fixtures';
import { text, type KeyIn } from './texts';

export const tileUrl = /tile\.openstreetmap\.org/;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgAL+eZ2yPwAAAABJRU5ErkJggg==',
  'base64',
);

export const nearby = (page: Page) => page.locator('section#nearby');
export const mapText = (locale: Locale, key: KeyIn<'projects', 'map'>) =>
  text(locale, 'projects', `map.${key}`);
export const showButton = (page: Page, locale: Locale) =>
  nearby(page).getByRole('button', { name: mapText(locale, 'show') });
export const places = (page: Page) => nearby(page).getByRole('listitem');
const mapRegion = async (page: Page, locale: ContentLanguage, apiUrl: string) => {
  const { name } = await fetchProject(apiUrl);
  return page.getByRole('group', { name: mapText(locale, 'label').replace('{{project}}', name[locale]) });
};

/** Opens the map and waits for its markers. */
export async function openMap(page: Page, locale: ContentLanguage, apiUrl: string) {
  await showButton(page, locale).click();
  const map = await mapRegion(page, locale, apiUrl);
  await expect(map.getByRole('button', { name: /^1\./ })).toBeVisible();
  return map;
}

/** Drags vertically with one finger, by `distance` CSS pixels. */
export async function dragByTouch(page: Page, x: number, y: number, distance: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', [{ x, y: y + (distance * step) / 12 }]);
  await touch('touchEnd', []);
}

/** Mocks the map tiles: they come from a third party, which tests neither depend on nor burden. */
export const mockTiles = (page: Page) =>
  page.route(tileUrl, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
