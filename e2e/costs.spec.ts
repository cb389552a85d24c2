import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { locales } from '../src/i18n/locales';
import { format } from '../src/i18n/format';
import { transactionTax } from '../src/features/costs/purchase-costs';
import { findUnit } from './support/api';
import { expect, test } from './support/fixtures';
import { horizontalOverflow } from './support/page';
import { text } from './support/texts';
import { unitPath } from './support/unit-page';

interface Rates {
  tax: { percent: number; first_home_exempt: number; source: { to: string } };
}

/** The editors' rates, as the file has them. */
const rates = parse(readFileSync('content/site/costs.md', 'utf8').split('---')[1] ?? '') as Rates;
const tax = (price: number, isFirstHome: boolean) => transactionTax(price, rates.tax, isFirstHome);

const figure = (page: Page, key: string) => page.locator(`#costs [data-cost="${key}"]`);
const amount = (value: number) => new RegExp(`(?<!\\d)${format.integer(value)}(?!,?\\d)`);

test('a unit says what it costs with tax, and where each rate is from', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  const price = unit.price ?? 0;
  await page.goto(unitPath(unit.id));
  await expect(figure(page, 'tax')).toContainText(amount(tax(price, false)));
  await expect(figure(page, 'total')).toContainText(amount(price + tax(price, false)));
  await expect(figure(page, 'tax').getByRole('link')).toHaveAttribute('href', rates.tax.source.to);
  for (const key of ['tax', 'deposit', 'downPayment', 'loan', 'rent'])
    await expect(figure(page, key).locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(page.locator('#costs')).toContainText(text(siteLocale, 'costs', 'lead'));
  await expect(page.locator('#costs')).toContainText(amount(price + tax(price, true)));
});

test('a visitor changes the estimate, and it stays on the device and in the shared link', async ({
  page,
  siteLocale,
  apiUrl,
  context,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  const price = unit.price ?? 0;
  const label = (key: Parameters<typeof text<'costs'>>[2]) => text(siteLocale, 'costs', key);
  await page.goto(unitPath(unit.id));
  const costs = page.locator('#costs');
  const before = await figure(page, 'monthly').locator('dd').first().innerText();
  await costs.getByRole('button', { name: label('choices') }).click();
  await costs.getByRole('switch', { name: label('firstHome') }).click();
  await expect(figure(page, 'tax')).toContainText(amount(tax(price, true)));
  await costs.getByRole('slider', { name: label('term') }).fill('10');
  await expect(figure(page, 'monthly').locator('dd').first()).not.toHaveText(before);
  const changed = await figure(page, 'monthly').locator('dd').first().innerText();

  await page.reload();
  await expect(figure(page, 'monthly').locator('dd').first()).toHaveText(changed);

  const other = await (await context.browser())!.newContext({ locale: locales[siteLocale].hreflang });
  const visitor = await other.newPage();
  await visitor.goto(`${new URL(page.url()).origin}${unitPath(unit.id)}?first_home=true&years=10`);
  await expect(figure(visitor, 'tax')).toContainText(amount(tax(price, true)));
  await expect(figure(visitor, 'loan')).toContainText('10');
  await other.close();
});

test('values of the address that nobody can choose are ignored', async ({ page, apiUrl }) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  const price = unit.price ?? 0;
  await page.goto(`${unitPath(unit.id)}?first_home=maybe&down_payment=900&years=1e9&rate=-1`);
  await expect(figure(page, 'total')).toContainText(amount(price + tax(price, false)));
});

test('a unit that is sold has no costs', async ({ page, apiUrl }) => {
  const { unit } = await findUnit(apiUrl, 'sold', 0);
  await page.goto(unitPath(unit.id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#costs')).toHaveCount(0);
});

test('the costs fit a phone of 360 pixels, also with their controls open', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(unitPath(unit.id));
  await page
    .locator('#costs')
    .getByRole('button', { name: text(siteLocale, 'costs', 'choices') })
    .click();
  await expect(page.locator('#costs').getByRole('slider')).toHaveCount(3);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a unit says what it costs by the usual rates', async ({ page, apiUrl }) => {
    const { unit } = await findUnit(apiUrl, 'available', 4);
    const price = unit.price ?? 0;
    await page.goto(unitPath(unit.id));
    await expect(figure(page, 'total')).toContainText(amount(price + tax(price, false)));
    await expect(page.locator('#costs').getByRole('button')).toBeHidden();
  });
});
