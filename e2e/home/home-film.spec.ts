import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { homeContent } from '../support/content';
import { scrollTo, setConnection } from '../support/page';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';

test.use({ autoplay: true });

const { film } = homeContent('hero');
const isFilm = (url: string) => /\.(?:mp4|webm)$/.test(new URL(url).pathname);

const background = (page: Page) => page.getByRole('main').locator('section video').first();
const pause = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'home', 'pauseFilm') });
const play = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'home', 'playFilm') });
const time = (video: Locator) => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
const isPaused = (video: Locator) => video.evaluate((element) => (element as HTMLVideoElement).paused);

/** URLs of films that the page requests from now on. */
function recordFilmRequests(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => isFilm(request.url()) && films.push(request.url()));
  return films;
}

test.describe('on a wide screen @ar-phone', () => {
  // Narrow screens show the poster only, see below.
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('the intro film waits for the page, plays by itself, and pauses by a button, off screen and with reduced motion @2.56', async ({
    page,
    siteLocale,
  }) => {
    const order: string[] = [];
    page.on('load', () => order.push('load'));
    page.on('request', (request) => isFilm(request.url()) && order.push('film'));
    await page.goto('/');
    const video = background(page);

    await test.step('the film is not requested before the page has loaded', async () => {
      await expect.poll(() => order).toContain('film');
      expect(order[0]).toBe('load');
    });
    await test.step('the intro film plays automatically over the poster: muted, inline, looping', async () => {
      await expect.poll(() => time(video)).toBeGreaterThan(0);
      await expect(video).toHaveCSS('opacity', '1');
      const { muted, loop, playsInline } = await video.evaluate((element) => {
        const { muted, loop, playsInline } = element as HTMLVideoElement;
        return { muted, loop, playsInline };
      });
      expect({ muted, loop, playsInline }).toEqual({ muted: true, loop: true, playsInline: true });
    });
    await test.step('a button pauses and resumes the film', async () => {
      await pause(page, siteLocale).click();
      await expect.poll(() => isPaused(video)).toBe(true);
      await play(page, siteLocale).press('Enter');
      await expect(pause(page, siteLocale)).toBeFocused();
      await expect.poll(() => isPaused(video)).toBe(false);
    });
    await test.step('the film is paused while it is off screen', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => isPaused(video)).toBe(true);
      await scrollTo(page, 0);
      await expect.poll(() => isPaused(video)).toBe(false);
    });
    await test.step('the film is removed when the visitor switches to reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(video).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: null });
      await expect(video).toBeAttached();
    });
    await test.step('a paused film stays paused when the visitor returns to the page', async () => {
      await pause(page, siteLocale).click();
      await page.getByRole('link', { name: homeContent('hero').action.label[siteLocale] }).click();
      await expect(page).toHaveURL('/projects');
      await page.goBack();
      await expect(play(page, siteLocale)).toBeVisible();
      expect(await isPaused(video)).toBe(true);
    });
  });

  test('a film that cannot be loaded is replaced by the poster', async ({
    page,
    siteLocale,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource/);
    await page.route(/\.(?:mp4|webm)$/, (route) => route.abort());
    const filmRequest = page.waitForRequest((request) => request.url().endsWith('.mp4'));
    await page.goto('/');
    await filmRequest;
    await expect(background(page)).toHaveCount(0);
    await expect(pause(page, siteLocale)).toHaveCount(0);
    await expect(page.locator('section img').first()).toBeVisible();
  });

  for (const [how, connection] of [
    ['with data saving', { saveData: true }],
    ['over 2g', { effectiveType: '2g' }],
    ['over slow 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`nothing of the film is loaded ${how} @2.56`, async ({ page }) => {
      await setConnection(page, connection);
      await expectNoFilm(page);
    });
  }

  test('nothing of the film is loaded with reduced motion @2.56', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoFilm(page);
  });
});

test('nothing of the film is loaded on a narrow screen @ar-phone @2.56', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 899, height: 900 });
  await expectNoFilm(page);
});

async function expectNoFilm(page: Page) {
  const films = recordFilmRequests(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
}

test('the film opens in a dialog with controls and a description, and closes on Escape @ar-phone @2.56', async ({
  page,
  siteLocale,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films = recordFilmRequests(page);
  await page.goto('/');
  expect(films).toEqual([]);
  const opener = page.getByRole('link', { name: film.label[siteLocale] });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: film.label[siteLocale] });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(film.description[siteLocale]);
  const video = dialog.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAccessibleName(film.label[siteLocale]);
  await expect(video).toHaveAccessibleDescription(film.description[siteLocale]);
  await expect.poll(() => time(video)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a film that cannot be loaded says so in its dialog and offers the file @ar-phone', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.route(/\.(?:mp4|webm)$/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: film.label[siteLocale] }).click();
  const dialog = page.getByRole('dialog', { name: film.label[siteLocale] });
  await expect(dialog.getByRole('alert')).toContainText(text(siteLocale, 'home', 'filmFailed'));
  await dialog.getByRole('button', { name: text(siteLocale, 'home', 'closeFilm') }).click();
  await expect(dialog).toHaveCount(0);
});

test.describe('without JavaScript @ar-phone', () => {
  test.use(withoutPage);

  test('“watch the film” links to the file @2.56', async ({ read, siteLocale, request }) => {
    const { page } = await read('/');
    const href = await page.getByRole('link', { name: film.label[siteLocale] }).getAttribute('href');
    const answer = await request.head(href ?? '');
    expect(answer.headers()['content-type']).toBe('video/mp4');
  });
});
