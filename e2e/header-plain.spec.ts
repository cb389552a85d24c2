/** The header where nothing runs, and on paper. */
import { expect, test } from './support/fixtures';
import { isWide, navigation } from './support/menu';
import { text } from './support/texts';

test('without JavaScript the menu, the numbers and the other language are there', async ({
  browser,
  baseURL,
  viewport,
  siteLocale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport });
  await context.addCookies([{ name: 'locale', value: siteLocale, url: baseURL ?? '' }]);
  const page = await context.newPage();
  await page.goto('/');
  const header = page.getByRole('banner');
  if (!isWide(page)) await header.getByLabel(text(siteLocale, 'common', 'menu')).click();
  else await header.getByLabel(text(siteLocale, 'common', 'nav.numbers')).click();
  await expect(header.getByRole('link', { name: text(siteLocale, 'common', 'phone.sales') })).toBeVisible();
  await header.getByRole('link', { name: text(siteLocale, 'common', 'nav.about') }).click();
  await expect(page).toHaveURL('/about');

  // Over the film it stays there, because nothing could tell it to turn white.
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
  await context.close();
});

test('on paper the header is not in the way', async ({ page, siteLocale }) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(navigation(page.getByRole('banner'), siteLocale)).toBeHidden();
});
