import type { Page } from '@playwright/test';
import { renderSVG } from 'uqr';
import { printedAddress } from '../../src/features/units/printed-offer';
import { demoProjectPath, findUnit } from '../support/api';
import { expect, test } from '../support/fixtures';
import { dearerUnit } from '../support/offer-history';
import { text } from '../support/texts';
import { amountOf, unitPath } from '../support/unit-page';
import { unitsText } from '../support/units';

const notice = (page: Page, locale: 'ar' | 'en') =>
  page.getByRole('status').filter({ hasText: text(locale, 'units', 'page.printed.title') });

const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16).replace(/\D/g, '');
const hoursAgo = (hours: number) => minuteOf(Date.now() - hours * 60 * 60 * 1000);

test('the printed sheet has a readable link, and a code that opens the unit with what is printed @12.25', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit } = await dearerUnit(apiUrl);
  await page.goto(unitPath(unit.id));
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper]');
  await expect(paper.getByText(unitPath(unit.id))).toBeVisible();
  await expect(paper.getByText('printed=')).toHaveCount(0);
  const drawing = paper
    .getByRole('img', { name: text(siteLocale, 'common', 'printed.scan') })
    .locator('path');
  const drawn = await drawing.getAttribute('d');
  const link = (await paper.getByText(unitPath(unit.id)).textContent()) ?? '';
  // Read in one of the last minutes.
  const address = Array.from({ length: 60 }, (_, minutes) =>
    printedAddress(link, {
      ...{ price: unit.price ?? undefined, state: 'available' },
      asOf: new Date(Date.now() - minutes * 60_000).toISOString(),
    }),
  ).find((one) => renderSVG(one, { border: 2 }).includes(`d="${drawn}"`));
  expect(address).toContain(`/${unit.id}?printed=${unit.price}~`);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(address ?? '');
  await expect(notice(page, siteLocale)).toContainText(unitsText(siteLocale, 'page.printed.same'));
  await expect(notice(page, siteLocale)).toContainText(unitsText(siteLocale, 'page.printed.source'));
});

test('a price that rose since is named beside that of today, and the record has the printed one @12.25', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit, priceBefore } = await dearerUnit(apiUrl);
  const tenDaysAgo = hoursAgo(240);
  await page.goto(`${unitPath(unit.id)}?printed=${priceBefore}~${tenDaysAgo}~available`);
  await expect(notice(page, siteLocale)).toContainText(amountOf(priceBefore));
  await expect(notice(page, siteLocale)).toContainText(amountOf(unit.price));
  await expect(notice(page, siteLocale)).toContainText(/20,000/);
  await expect(notice(page, siteLocale)).toContainText(unitsText(siteLocale, 'page.printed.recordSame'));

  await page.goto(`${unitPath(unit.id)}?printed=${priceBefore - 1000}~${tenDaysAgo}~available`);
  await expect(notice(page, siteLocale)).toContainText(
    unitsText(siteLocale, 'page.printed.recordOther', { price: '' }).slice(0, 20),
  );
});

test('a home that was sold since says so, and a withdrawn one that it is no longer offered', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  // The browser names each answer of 410, and the API's 404 for the record.
  consoleGuard.allow(/404|410/);
  const { unit } = await findUnit(apiUrl, 'sold');
  await page.goto(`${unitPath(unit.id)}?printed=900000~${hoursAgo(48)}~available`);
  await expect(notice(page, siteLocale)).toContainText(
    unitsText(siteLocale, 'page.printed.stateChanged', { state: text(siteLocale, 'units', 'states.sold') }),
  );
  for (const address of [
    `${demoProjectPath}/withdrawn-unit`,
    '/projects/detail/withdrawn-project/withdrawn-unit',
  ]) {
    await page.goto(`${address}?printed=900000~${hoursAgo(48)}~available`);
    await expect(notice(page, siteLocale)).toContainText(unitsText(siteLocale, 'page.printed.gone'));
  }
});

test('values that no sheet has change nothing', async ({ page, siteLocale, apiUrl }) => {
  const { unit } = await dearerUnit(apiUrl);
  for (const printed of ['1', '<b>', '900000~209901010000~available', `900000~${hoursAgo(1)}~free`]) {
    await page.goto(`${unitPath(unit.id)}?printed=${encodeURIComponent(printed)}`);
    await expect(page.getByRole('main').getByText(amountOf(unit.price)).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice(page, siteLocale)).toHaveCount(0);
  }
});
