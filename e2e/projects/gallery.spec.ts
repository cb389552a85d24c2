import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { demoProjectPath, fetchProject } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { text, type KeyIn } from '../support/texts';

const row = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: text(locale, 'projects', 'detail.gallery') });
const lightbox = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'projects', 'detail.gallery') });
const position = (locale: Locale, number: number, total: number) =>
  text(locale, 'common', 'gallery.position')
    .replace('{{number}}', String(number))
    .replace('{{total}}', String(total));

const arrows = {
  ar: { onwards: 'ArrowLeft', backwards: 'ArrowRight' },
  en: { onwards: 'ArrowRight', backwards: 'ArrowLeft' },
};

/** Moves a finger over a picture, from one distance to the left edge to another. */
async function swipe(picture: Locator, [from, to]: [number, number]) {
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 300 };
  await picture.dispatchEvent('pointerdown', { ...finger, clientX: from });
  await picture.dispatchEvent('pointerup', { ...finger, clientX: to });
}

test('a picture is enlarged and loaded when it is opened, and keys, buttons, thumbnails and swipes show the others @2.79', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { gallery } = await fetchProject(apiUrl);
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && requested.push(request.url()));
  await page.goto(demoProjectPath);
  const link = row(page, siteLocale).getByRole('link').first();
  const dialog = lightbox(page, siteLocale);
  const expectPosition = (number: number) =>
    expect(dialog.getByRole('status')).toHaveText(position(siteLocale, number, gallery.length));

  await test.step('a large picture is requested only when it is opened', async () => {
    const third = row(page, siteLocale).getByRole('link').nth(2);
    await third.scrollIntoViewIfNeeded();
    await expect(third.locator('img')).toHaveJSProperty('complete', true);
    const before = new Set(requested);
    await third.click();
    const picture = dialog.getByRole('img', { name: gallery[2]?.alt[siteLocale] });
    await expect(picture).toHaveJSProperty('complete', true);
    const current = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(before.has(current)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('arrow keys follow the reading direction, Escape closes and returns the focus', async () => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expectPosition(1);
    await expect(dialog.getByText(gallery[0]?.alt[siteLocale] ?? '').first()).toBeVisible();
    const { onwards, backwards } = arrows[siteLocale];
    await page.keyboard.press(onwards);
    await expectPosition(2);
    await page.keyboard.press(backwards);
    await page.keyboard.press(backwards);
    await expectPosition(gallery.length);
    await page.keyboard.press('Home');
    await expectPosition(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
  await test.step('buttons and thumbnails change the picture', async () => {
    await link.click();
    await dialog.getByRole('button', { name: text(siteLocale, 'common', 'gallery.next') }).click();
    await expectPosition(2);
    await dialog.getByRole('button', { name: gallery[3]?.alt[siteLocale] }).click();
    await expectPosition(4);
    await dialog.getByRole('button', { name: text(siteLocale, 'common', 'gallery.close') }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('a swipe shows the next picture', async () => {
    await link.click();
    await expectPosition(1);
    // The next picture is at the end side.
    await swipe(dialog.locator('img').first(), siteLocale === 'ar' ? [100, 260] : [260, 100]);
    await expectPosition(2);
  });
});

/** Width of the picture relative to its frame. */
const scaleOf = (dialog: Locator) =>
  dialog
    .locator('img')
    .first()
    .evaluate(
      (image: HTMLElement) => image.offsetWidth / (image.closest('picture')?.parentElement?.clientWidth ?? 1),
    );
const leftOf = async (dialog: Locator) => (await dialog.locator('img').first().boundingBox())?.x ?? 0;

test('a picture is zoomed and moved by buttons, keys, wheel and double tap, and stays within its frame @10.11', async ({
  page,
  siteLocale,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(demoProjectPath);
  await row(page, siteLocale).getByRole('link').first().click();
  const dialog = lightbox(page, siteLocale);
  const button = (key: KeyIn<'common', 'gallery'>) =>
    dialog.getByRole('button', { name: text(siteLocale, 'common', `gallery.${key}`) });
  const expectScale = (scale: number) => expect.poll(() => scaleOf(dialog)).toBeCloseTo(scale, 1);

  await test.step('by buttons, which keep the focus', async () => {
    await button('zoomIn').focus();
    await page.keyboard.press('Enter');
    await expectScale(1.5);
    await expect(button('zoomIn')).toBeFocused();
    await button('zoomOut').click();
    await expectScale(1);
    await expect(button('zoomOut')).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('by keys', async () => {
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expectScale(2.25);
    await page.keyboard.press('0');
    await expectScale(1);
  });
  await test.step('by wheel, up to a limit', async () => {
    await dialog.locator('img').first().hover();
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, -400);
    await expectScale(6);
    await button('whole').click();
    await expectScale(1);
  });
  await test.step('by double tap', async () => {
    await dialog
      .locator('img')
      .first()
      .dblclick({ position: { x: 60, y: 60 } });
    await expectScale(2.5);
  });
  await test.step('moved by keys and buttons, up to its edges', async () => {
    for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowLeft');
    const edge = await leftOf(dialog);
    await expect(button('move.left')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowLeft');
    expect(await leftOf(dialog)).toBe(edge);
    await button('move.right').click();
    await expect.poll(() => leftOf(dialog)).toBeLessThan(edge);
    await button('move.left').click();
    await expect.poll(() => leftOf(dialog)).toBe(edge);
  });
});

test('two fingers zoom a picture, and one moves it @10.11', async ({ page, siteLocale, hasTouch }) => {
  test.skip(!hasTouch, 'A screen that takes touches');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(demoProjectPath);
  await row(page, siteLocale).getByRole('link').first().click();
  const dialog = lightbox(page, siteLocale);
  await expect(dialog.locator('img').first()).toHaveJSProperty('complete', true);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', [170, 400], [220, 400]);
  for (const apart of [40, 60, 80, 100]) await touch('touchMove', [195 - apart, 400], [195 + apart, 400]);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(2);
  const before = await leftOf(dialog);
  await touch('touchStart', [250, 400]);
  for (const x of [230, 210, 190]) await touch('touchMove', [x, 400]);
  await touch('touchEnd');
  await expect.poll(() => leftOf(dialog)).toBeLessThan(before - 20);
  await expect(dialog.getByRole('status')).toContainText('1');
});

test.describe('without JavaScript', () => {
  test.use(withoutPage);

  test('each thumbnail links to its file', async ({ read, request, siteLocale }) => {
    const { page } = await read(demoProjectPath);
    const href = await row(page, siteLocale).getByRole('link').first().getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});
