import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { expect, test } from '../support/fixtures';
import { scrollTo } from '../support/page';
import { text } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

const buttonOf = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'common', 'backToTop') });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the button appears once the page is scrolled by more than 660 px, and is hidden while the contact button is open @2.52 @9.2', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/');
  const button = buttonOf(page, siteLocale);

  await test.step('it appears once the page is scrolled by more than 660 px', async () => {
    await expect(button).toBeHidden();
    await scrollTo(page, 661);
    await expect.poll(() => scrolled(page)).toBe(661);
    await expect(button).toBeVisible();
    // Hidden again at the limit, not below it.
    await scrollTo(page, 660);
    await expect(button).toBeHidden();
  });

  await test.step('it is hidden while the contact button is open', async () => {
    await scrollTo(page, 900);
    await expect(button).toBeVisible();
    const contact = page.getByRole('button', {
      name: text(siteLocale, 'common', 'contactButton.open'),
      exact: true,
    });
    await contact.click();
    await expect(button).toBeHidden();
    await contact.click();
    await expect(button).toBeVisible();
  });
});

test('it scrolls smoothly to the top over 400 ms, and moves the focus there @2.51 @9.2', async ({
  page,
  siteLocale,
}) => {
  await page.clock.install();
  await page.goto('/');
  await scrollTo(page, 2000);
  const button = buttonOf(page, siteLocale);
  await expect(button).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.dispatchEvent('click');
  await page.clock.runFor(200);
  const halfway = await scrolled(page);
  expect(halfway).toBeLessThan(2000);
  expect(halfway).toBeGreaterThan(0);
  await page.clock.runFor(180);
  expect(await scrolled(page)).toBeGreaterThan(0);
  await page.clock.runFor(40);
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion it jumps to the top', async ({ page, siteLocale }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await scrollTo(page, 2000);
  const button = buttonOf(page, siteLocale);
  await expect(button).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.dispatchEvent('click');
  await page.clock.runFor(20);
  expect(await scrolled(page)).toBe(0);
});

test('long pages have the button, forms do not; both have header, footer and the contact button @2.53 @2.54', async ({
  page,
  siteLocale,
}) => {
  const layouts = { '/projects/detail/alyasmin-gardens': 1, '/FAQ': 1, '/maintenance': 0, '/intrest': 0 };
  for (const [path, count] of Object.entries(layouts)) {
    await page.goto(path);
    const parts = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')];
    const places: number[] = [];
    for (const part of parts) {
      await expect(part).toHaveCount(1);
      await expect(part).toBeVisible();
      places.push(await part.evaluate((element) => element.getBoundingClientRect().bottom));
    }
    expect(places, path).toEqual([...places].sort((a, b) => a - b));
    const contact = text(siteLocale, 'common', 'contactButton.open');
    await expect(page.getByRole('button', { name: contact, exact: true })).toBeVisible();
    const button = page.getByRole('button', {
      name: text(siteLocale, 'common', 'backToTop'),
      includeHidden: true,
    });
    await expect(button).toHaveCount(count);
  }
});
