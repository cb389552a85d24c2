import { localeCookie } from '../../src/i18n/locales';
import { fetchUnits } from '../support/api';
import { expect, test } from '../support/fixtures';
import { holdScripts } from '../support/page';
import { createAxe } from '../support/axe';
import { text } from '../support/texts';
import { compareTable, compareText, compareUrl } from '../support/units';

test('four units scroll within their table on a phone, print on one page, and axe finds nothing @ar-phone @2.93', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(compareUrl(...units.slice(0, 4).map(({ ref }) => ref)));
  await expect(compareTable(page, siteLocale).getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const region = page.getByRole('region', { name: compareText(siteLocale, 'table') });
  const rowHead = region.getByRole('rowheader').first();
  const before = await rowHead.boundingBox();
  await region.focus();
  await region.getByRole('link').last().focus();
  expect((await rowHead.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
  await expect(region.getByRole('link').last()).toBeInViewport();
  expect((await createAxe(page).analyze()).violations).toEqual([]);
  await expect(page.getByRole('img', { name: compareText(siteLocale, 'scan') })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: compareText(siteLocale, 'scan') })).toBeVisible();
});

test('four homes with what they cost print on one page @ar-phone @12.15', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const priced = units.filter(({ unit }) => unit.state === 'available' && unit.price).slice(0, 4);
  await page.goto(compareUrl(...priced.map(({ ref }) => ref)));
  await expect(compareTable(page, siteLocale).locator('[data-row="rent"] td')).toHaveCount(4);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('on a phone two units are side by side, no figure wraps, and row labels are above the values @ar-phone @10.13', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units: all } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const units = all.filter(({ unit }) => unit.price);
  for (const count of [2, 3]) {
    await test.step(`${count} units fit on phones of three widths`, async () => {
      await page.goto(compareUrl(...units.slice(0, count).map(({ ref }) => ref)));
      const compared = compareTable(page, siteLocale);
      await expect(compared.getByRole('columnheader')).toHaveCount(count);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const price = compared.getByRole('row', { name: text(siteLocale, 'units', 'price') }).first();
        const head = await price.getByRole('rowheader').boundingBox();
        for (const cell of [0, 1].map((index) => price.getByRole('cell').nth(index))) {
          const box = await cell.boundingBox();
          if (!box || !head) throw new Error('The price is not in the table');
          expect.soft(Math.round(box.x), `left of ${String(width)} px`).toBeGreaterThanOrEqual(0);
          expect
            .soft(Math.round(box.x + box.width), `right of ${String(width)} px`)
            .toBeLessThanOrEqual(width);
          expect.soft(head.y + head.height, 'row label above the value').toBeLessThanOrEqual(box.y + 1);
          // A figure must not wrap: each run of digits has one box.
          const pieces = await cell.evaluate((element) => {
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            let node = texts.nextNode();
            while (node && !/\d/.test(node.textContent ?? '')) node = texts.nextNode();
            const digits = /[\d,.]+/.exec(node?.textContent ?? '');
            if (!node || !digits) return 0;
            const range = document.createRange();
            range.setStart(node, digits.index);
            range.setEnd(node, digits.index + digits[0].length);
            return range.getClientRects().length;
          });
          expect.soft(pieces, `a price at ${String(width)} px`).toBe(1);
        }
      }
    });
  }
  await test.step('the third unit needs a swipe, and the row labels stay visible', async () => {
    const region = page.getByRole('region', { name: compareText(siteLocale, 'table') });
    const rowHead = region.getByRole('rowheader').first();
    await region.getByRole('link').last().focus();
    await expect(region.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    const label = await rowHead.boundingBox();
    expect(label?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((label?.x ?? 0) + (label?.width ?? 999)).toBeLessThanOrEqual(390);
  });
});

test('the comparison is not indexed, and says without JavaScript what to do instead @ar-phone @2.93', async ({
  page,
  browser,
  baseURL,
  siteLocale,
  request,
}) => {
  await page.goto(compareUrl('alyasmin-gardens~1'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/projects\/compare$/);
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/projects/compare');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.addCookies([{ name: localeCookie, value: siteLocale, url: baseURL }]);
  const plain = await context.newPage();
  await plain.goto('/projects/compare');
  // Found by its link, because Playwright finds no text inside `noscript`.
  await expect(
    plain.getByRole('main').getByRole('link', { name: compareText(siteLocale, 'empty.action') }),
  ).toBeVisible();
  expect(await plain.getByRole('main').innerText()).toContain(compareText(siteLocale, 'noScript.title'));
  await expect(plain.getByRole('main').getByRole('status')).toBeHidden();
  await context.close();
});

test('before the code has come, the page says how to begin, or that the units of the link or the browser are loading @ar-phone @2.92', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const refs = units.slice(0, 2).map(({ ref }) => ref);
  const beginning = page.getByRole('heading', { name: compareText(siteLocale, 'empty.title') });
  const loading = page
    .getByText(text(siteLocale, 'common', 'loading'), { exact: true })
    .and(page.getByRole('status'));
  const release = await holdScripts(page);
  await page.goto('/projects/compare', { waitUntil: 'commit' });
  await expect(beginning).toBeVisible();
  await expect(loading).toBeHidden();
  await page.goto(compareUrl(...refs), { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  await expect(beginning).toBeHidden();
  release();
  await expect(compareTable(page, siteLocale).getByRole('columnheader')).toHaveCount(2);

  await page
    .getByRole('button', { name: compareText(siteLocale, 'shared.save') })
    .first()
    .click();
  const releaseAgain = await holdScripts(page);
  await page.goto('/projects/compare', { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  await expect(beginning).toBeHidden();
  releaseAgain();
  await expect(compareTable(page, siteLocale).getByRole('columnheader')).toHaveCount(2);
});
