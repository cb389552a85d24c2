import type { Locator, Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { format } from '../../src/i18n/format';
import type { ContentLanguage } from '../../src/lib/localized-text';
import { demoProjectPath, fetchUnits, findUnit } from '../support/api';
import { expectedTax, rates } from '../support/costs';
import { horizontalOverflow } from '../support/page';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';
import { unitPath } from '../support/unit-page';
import { compareTable, compareUrl, unitSheet } from '../support/units';

const figure = (page: Page, key: string) => page.locator(`#costs [data-cost="${key}"]`);
/** The figure itself, without its note. */
const value = (page: Page, key: string) => figure(page, key).locator('dd').first();
const amount = (sar: number) => new RegExp(`(?<!\\d)${format.integer(sar)}(?!,?\\d)`);

test('a unit says what it costs with tax and by its payment plan, on any phone, and a visitor changes the estimate @ar-phone @12.12 @12.13 @12.14 @12.17', async ({
  page,
  siteLocale,
  apiUrl,
  browser,
}) => {
  const { project, unit } = await findUnit(apiUrl, 'available', 4);
  const price = unit.price ?? 0;
  const label = (key: Parameters<typeof text<'costs'>>[2]) => text(siteLocale, 'costs', key);
  await page.goto(unitPath(unit.id));
  const costs = page.locator('#costs');

  await test.step('a unit says what it costs with tax, and where each rate is from', async () => {
    await expect(value(page, 'tax')).toContainText(amount(expectedTax(price, false)));
    await expect(value(page, 'total')).toContainText(amount(price + expectedTax(price, false)));
    await expect(figure(page, 'tax').getByRole('link')).toHaveAttribute('href', rates.tax.source.to);
    for (const key of ['tax', 'downPayment', 'loan', 'rent'])
      await expect(figure(page, key).locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(costs).toContainText(label('lead'));
    await expect(costs).toContainText(amount(price + expectedTax(price, true)));
  });

  await test.step('a payment plan says each share with its amount, which add up to the price', async () => {
    await expectPlan(
      page.getByRole('table', { name: label('plan') }),
      project.payment_plan,
      unit,
      siteLocale,
    );
  });

  await test.step('the costs fit a phone of 360 pixels, also with their controls open', async () => {
    const screen = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await costs.getByRole('button', { name: label('choices') }).click();
    await expect(costs.getByRole('slider')).toHaveCount(3);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    if (screen) await page.setViewportSize(screen);
  });

  await test.step('a visitor changes the estimate, and it stays on the device and in the shared link', async () => {
    const before = await value(page, 'monthly').innerText();
    await costs.getByRole('switch', { name: label('firstHome') }).click();
    await expect(value(page, 'tax')).toContainText(amount(expectedTax(price, true)));
    await costs.getByRole('slider', { name: label('term') }).fill('10');
    await expect(value(page, 'monthly')).not.toHaveText(before);
    const changed = await value(page, 'monthly').innerText();

    await page.reload();
    await expect(value(page, 'monthly')).toHaveText(changed);

    const other = await browser.newContext({ locale: locales[siteLocale].hreflang });
    const visitor = await other.newPage();
    await visitor.goto(`${new URL(page.url()).origin}${unitPath(unit.id)}?first_home=true&years=10`);
    await expect(value(visitor, 'tax')).toContainText(amount(expectedTax(price, true)));
    await expect(figure(visitor, 'loan')).toContainText('10');
    await other.close();
  });
});

type Found = Awaited<ReturnType<typeof findUnit>>;

/** Each step of the plan has a row, and their amounts add up to the price. */
async function expectPlan(
  table: Locator,
  plan: Found['project']['payment_plan'],
  { price }: Found['unit'],
  siteLocale: ContentLanguage,
): Promise<void> {
  if (!plan) throw new Error('The demo project has no payment plan');
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(plan.steps.length);
  const amounts = (await rows.locator('td:last-child').allInnerTexts()).map((cell) =>
    Number(cell.replace(/\D/g, '')),
  );
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(price);
  for (const [index, step] of plan.steps.entries())
    await expect(rows.nth(index)).toContainText(step.title[siteLocale]);
}

test('the sheet of a unit in its project says what it costs, and leads to the estimate @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit, building } = await findUnit(apiUrl, 'available', 4);
  const price = unit.price ?? 0;
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  const summary = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]).getByRole('link', {
    name: amount(price + expectedTax(price, false)),
  });
  await summary.click();
  await expect(page).toHaveURL(`${unitPath(unit.id)}#costs`);
  await expect(page.getByRole('heading', { name: text(siteLocale, 'costs', 'heading') })).toBeInViewport();
});

test('values of the address that nobody can choose are ignored @ar-phone @12.14', async ({
  page,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  const price = unit.price ?? 0;
  await page.goto(`${unitPath(unit.id)}?first_home=maybe&down_payment=900&years=1e9&rate=-1`);
  await expect(value(page, 'total')).toContainText(amount(price + expectedTax(price, false)));
});

test('a unit that is sold has no costs @ar-phone @12.18', async ({ page, apiUrl }) => {
  const { unit } = await findUnit(apiUrl, 'sold', 0);
  await page.goto(unitPath(unit.id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#costs')).toHaveCount(0);
});

test('while nothing is touched no code of the estimate is loaded @ar-phone', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(unitPath(unit.id), { waitUntil: 'commit' });
  await page.locator('#costs').evaluate((section) => section.setAttribute('data-test', 'of the build'));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  // What the API answered is what the build wrote: the section is still that of the HTML.
  await expect(page.locator('#costs')).toHaveAttribute('data-test', 'of the build');
  const before = scripts.length;
  const button = page.locator('#costs').getByRole('button', { name: text(siteLocale, 'costs', 'choices') });
  await button.click();
  await expect(page.locator('#costs').getByRole('slider').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('the comparison says what the homes cost, and the shared link has the figures @ar-phone @12.15', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const shown = units.filter(({ unit }) => unit.state === 'available' && unit.price).slice(0, 2);
  await page.goto(`${compareUrl(...shown.map(({ ref }) => ref))}&first_home=true`);
  const table = compareTable(page, siteLocale);
  for (const { unit } of shown) {
    const price = unit.price ?? 0;
    await expect(table.locator('[data-row="total"]')).toContainText(amount(price + expectedTax(price, true)));
  }
  for (const row of ['tax', 'deposit', 'monthly', 'rent'])
    await expect(table.locator(`[data-row="${row}"] td`).first()).toContainText(/\d/);
  await expect(page.getByText(text(siteLocale, 'costs', 'short'))).toBeVisible();
});

test('the printed sheet says what the home costs, with the figures of the visitor @ar-phone @12.16', async ({
  page,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  const price = unit.price ?? 0;
  await page.goto(`${unitPath(unit.id)}?first_home=true`);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper]');
  await expect(paper).toContainText(amount(price + expectedTax(price, true)));
  await expect(paper).toContainText('first_home=true');
});

test.describe('what the server sends @ar-phone', () => {
  test.use(withoutPage);
  test('without JavaScript a unit says what it costs by the usual rates @12.12', async ({ read, apiUrl }) => {
    const { unit } = await findUnit(apiUrl, 'available', 4);
    const price = unit.price ?? 0;
    const { page } = await read(unitPath(unit.id));
    await expect(value(page, 'total')).toContainText(amount(price + expectedTax(price, false)));
    await expect(page.locator('#costs').getByRole('button')).toBeHidden();
  });
});
