/** The page of the comparison: on a phone, on paper, for search engines, without JavaScript. */
import AxeBuilder from '@axe-core/playwright';
import { localeCookie } from '../src/i18n/locales';
import { addressOf, compare, homesOf, table } from './support/compare';
import { expect, test } from './support/fixtures';

test('four homes scroll by themselves on a phone, print on one page, and axe finds nothing', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { homes } = await homesOf(apiUrl, 'alyasmin-gardens');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf(...homes.slice(0, 4).map(({ ref }) => ref)));
  await expect(table(page, siteLocale).getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const region = page.getByRole('region', { name: compare(siteLocale, 'table') });
  const rowHead = region.getByRole('rowheader').first();
  const before = await rowHead.boundingBox();
  await region.focus();
  await region.getByRole('link').last().focus();
  expect((await rowHead.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
  await expect(region.getByRole('link').last()).toBeInViewport();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect(page.getByRole('img', { name: compare(siteLocale, 'scan') })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: compare(siteLocale, 'scan') })).toBeVisible();
});

test('the comparison is kept out of search engines, and says without JavaScript what to do instead', async ({
  page,
  browser,
  baseURL,
  siteLocale,
  request,
}) => {
  await page.goto(addressOf('alyasmin-gardens~1'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/projects\/compare$/);
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/projects/compare');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.addCookies([{ name: localeCookie, value: siteLocale, url: baseURL }]);
  const plain = await context.newPage();
  await plain.goto('/projects/compare');
  // By its link: Playwright finds no text inside of `noscript`.
  await expect(
    plain.getByRole('main').getByRole('link', { name: compare(siteLocale, 'empty.action') }),
  ).toBeVisible();
  expect(await plain.getByRole('main').innerText()).toContain(compare(siteLocale, 'noScript.title'));
  await expect(plain.getByRole('main').getByRole('status')).toBeHidden();
  await context.close();
});
