/** Pictures of a project, small in a row and large over the screen. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { text } from './support/texts';
import { projectOf, unitsProject } from './support/units';
import type { Locale } from '../src/i18n/locales';

const address = `/projects/detail/${unitsProject}`;
const row = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: text(locale, 'projects', 'detail.gallery') });
const lightbox = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'projects', 'detail.gallery') });
const position = (locale: Locale, number: number, total: number) =>
  text(locale, 'common', 'gallery.position')
    .replace('{{number}}', String(number))
    .replace('{{total}}', String(total));

test('a large picture is asked for only once it is opened', async ({ page, siteLocale, apiUrl }) => {
  const { gallery } = await projectOf(apiUrl);
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  await page.goto(address);
  const link = row(page, siteLocale).getByRole('link').nth(2);
  await link.scrollIntoViewIfNeeded();
  await expect(link.locator('img')).toHaveJSProperty('complete', true);
  const before = new Set(asked);
  await link.click();
  const picture = lightbox(page, siteLocale).getByRole('img', { name: gallery[2]?.alt[siteLocale] });
  await expect(picture).toHaveJSProperty('complete', true);
  const current = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(before.has(current)).toBe(false);
});

test('arrow keys follow the direction of reading, Escape closes and gives the focus back', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { gallery } = await projectOf(apiUrl);
  await page.goto(address);
  const link = row(page, siteLocale).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = lightbox(page, siteLocale);
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(position(siteLocale, 1, gallery.length));
  await expect(dialog.getByText(gallery[0]?.alt[siteLocale] ?? '').first()).toBeVisible();
  const onwards = siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = siteLocale === 'ar' ? 'ArrowRight' : 'ArrowLeft';
  await page.keyboard.press(onwards);
  await expect(status).toHaveText(position(siteLocale, 2, gallery.length));
  await page.keyboard.press(backwards);
  await page.keyboard.press(backwards);
  await expect(status).toHaveText(position(siteLocale, gallery.length, gallery.length));
  await page.keyboard.press('Home');
  await expect(status).toHaveText(position(siteLocale, 1, gallery.length));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('buttons and small pictures lead from picture to picture', async ({ page, siteLocale, apiUrl }) => {
  const { gallery } = await projectOf(apiUrl);
  await page.goto(address);
  await row(page, siteLocale).getByRole('link').first().click();
  const dialog = lightbox(page, siteLocale);
  await dialog.getByRole('button', { name: text(siteLocale, 'common', 'gallery.next') }).click();
  await expect(dialog.getByRole('status')).toHaveText(position(siteLocale, 2, gallery.length));
  await dialog.getByRole('button', { name: gallery[3]?.alt[siteLocale] }).click();
  await expect(dialog.getByRole('status')).toHaveText(position(siteLocale, 4, gallery.length));
  await dialog.getByRole('button', { name: text(siteLocale, 'common', 'gallery.close') }).click();
  await expect(dialog).toBeHidden();
});

test('a finger pulls in the next picture', async ({ page, siteLocale, apiUrl }) => {
  const { gallery } = await projectOf(apiUrl);
  await page.goto(address);
  await row(page, siteLocale).getByRole('link').first().click();
  const dialog = lightbox(page, siteLocale);
  await expect(dialog.getByRole('status')).toHaveText(position(siteLocale, 1, gallery.length));
  const stage = dialog.locator('img').first();
  const [from, to] = siteLocale === 'ar' ? [100, 260] : [260, 100]; // the next one lies where reading goes on
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 300 };
  await stage.dispatchEvent('pointerdown', { ...finger, clientX: from });
  await stage.dispatchEvent('pointerup', { ...finger, clientX: to });
  await expect(dialog.getByRole('status')).toHaveText(position(siteLocale, 2, gallery.length));
});

test('an enlarged picture can be moved by the keyboard', async ({ page, siteLocale }) => {
  await page.goto(address);
  await row(page, siteLocale).getByRole('link').first().click();
  const dialog = lightbox(page, siteLocale);
  await dialog.getByRole('button', { name: text(siteLocale, 'common', 'gallery.zoomIn') }).click();
  const stage = dialog.getByRole('region', { name: text(siteLocale, 'common', 'gallery.stage') });
  await expect(stage).toBeFocused();
  const size = await stage.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth);
  expect(size).toBeGreaterThan(1.2);
  await dialog.getByRole('button', { name: text(siteLocale, 'common', 'gallery.zoomOut') }).click();
  await expect(stage).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each small picture leads to its file', async ({ page, siteLocale }) => {
    await page.goto(address);
    const href = await row(page, siteLocale).getByRole('link').first().getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});
