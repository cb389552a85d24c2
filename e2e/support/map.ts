/**
 * The surroundings of a project as a visitor meets them. The tiles come from a third party, which no test may depend on
 * or burden: they are answered here, which is why they are the one thing mocked.
 */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { expect } from './fixtures';
import { text } from './texts';
import { projectOf, unitsProject } from './units';

export const address = `/projects/detail/${unitsProject}`;
export const tiles = /tile\.openstreetmap\.org/;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgAL+eZ2yPwAAAABJRU5ErkJggg==',
  'base64',
);

export const nearby = (page: Page) => page.locator('section#nearby');
export const words = (locale: Locale, key: string) => text(locale, 'projects', `map.${key}`);
export const showButton = (page: Page, locale: Locale) =>
  nearby(page).getByRole('button', { name: words(locale, 'show') });
export const rows = (page: Page) => nearby(page).getByRole('listitem');
const mapOf = async (page: Page, locale: Locale, apiUrl: string) => {
  const { name } = await projectOf(apiUrl);
  return page.getByRole('group', { name: words(locale, 'label').replace('{{project}}', name[locale]) });
};

/** The map, once it was asked for and its markers stand. */
export async function openMap(page: Page, locale: Locale, apiUrl: string) {
  await showButton(page, locale).click();
  const map = await mapOf(page, locale, apiUrl);
  await expect(map.getByRole('button', { name: /^1\./ })).toBeVisible();
  return map;
}

/** One finger, put down, moved and lifted. */
export async function pull(page: Page, x: number, y: number, distance: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', [{ x, y: y + (distance * step) / 12 }]);
  await touch('touchEnd', []);
}

export const answerTiles = (page: Page) =>
  page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
