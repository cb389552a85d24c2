import { expect, test } from '../support/fixtures';
import { isWide } from '../support/menu';
import { scrollTo } from '../support/page';
import { text } from '../support/texts';

const white = 'rgb(255, 255, 255)';
const clear = 'rgba(0, 0, 0, 0)';

test('on the home page the header is transparent until the page is scrolled by about 50 px or it has the focus, then white @2.31 @4.9 @9.1', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');

  await test.step('until the page is scrolled by about 50 px', async () => {
    await expect(header).toHaveCSS('background-color', clear);
    await expect(header).toHaveCSS('color', white);
    await scrollTo(page, 51);
    await expect(header).toHaveCSS('background-color', white);
    await expect(header).toHaveCSS('color', 'rgb(18, 49, 43)');
    await expect(header).toBeInViewport({ ratio: 1 });
    // Back below 50 px it becomes transparent again.
    await scrollTo(page, 49);
    await expect(header).toHaveCSS('background-color', clear);
    await scrollTo(page, 51);
    await expect(header).toHaveCSS('background-color', white);
    await scrollTo(page, 0);
    await expect(header).toHaveCSS('background-color', clear);
  });

  await test.step('while it has no focus', async () => {
    await expect(header).toHaveCSS('background-color', clear);
    await header.getByRole('link').first().focus();
    await expect(header).toHaveCSS('background-color', white);
  });
});

test('before hydration the header already follows the scroll position @2.31', async ({ page }) => {
  await page.route('**/*.js', () => undefined); // scripts that never load
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', clear);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).toHaveCSS('background-color', white);
});

test('without JavaScript the menu and the numbers open', async ({
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

  // On the home page the header is not fixed, because it could not become white.
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
  await context.close();
});
