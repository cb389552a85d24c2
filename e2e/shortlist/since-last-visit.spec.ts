import type { Page } from '@playwright/test';
import type { FileKey } from '../../src/i18n/text-keys';
import type { Locale } from '../../src/i18n/locales';
import { demoProject, demoProjectPath, fetchUnits } from '../support/api';
import { changeUnit } from '../support/changed-units';
import { expect, test } from '../support/fixtures';
import { dearerUnit } from '../support/offer-history';
import { refuseStorage } from '../support/refuse-storage';
import { text } from '../support/texts';
import { amountOf, unitPath } from '../support/unit-page';

// Tests here set the clock.
test.use({ ownPage: true });

const day = 24 * 60 * 60 * 1000;

const button = (page: Page, locale: Locale, key: FileKey<'visits'>) =>
  page.getByRole('button', { name: text(locale, 'visits', key), exact: false });

/** The first words of a text, before its date. */
const beginning = (locale: Locale, key: FileKey<'visits'>) =>
  text(locale, 'visits', key).split('{{')[0]?.trim() ?? '';

const panel = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: text(locale, 'visits', 'title') });

test('a saved home shows what changed since the last visit, and not again once it is known @ar-phone @12.22', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit, priceBefore } = await dearerUnit(apiUrl);
  const now = Date.now();
  const since = page.getByRole('main').getByText(beginning(siteLocale, 'since.price'));
  await page.clock.setFixedTime(now - 10 * day);
  await changeUnit(page, unit.id, { price: priceBefore });
  await page.goto(unitPath(unit.id));
  await page.getByRole('button', { name: text(siteLocale, 'units', 'shortlist.add') }).click();
  await page.goto('/projects/compare');
  await expect(page.getByRole('table').getByText(amountOf(priceBefore)).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toContain(unit.id);
  await expect(since).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.setFixedTime(now);
  await page.goto('/projects/compare');
  await expect(since).toContainText(amountOf(priceBefore));
  await expect(since).toContainText(amountOf(unit.price));
  await page.reload();
  await expect(since).toBeVisible();
  await button(page, siteLocale, 'known').click();
  await expect(since).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table').getByText(amountOf(unit.price)).first()).toBeVisible();
  await expect(since).toHaveCount(0);
});

test('a remembered search says on the next visit which homes are new in it @ar-phone @12.22', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units } = await fetchUnits(apiUrl, demoProject);
  const found = units.find(({ unit }) => unit.state === 'available' && unit.price);
  if (!found) throw new Error('The demo data has no unit to buy');
  const { unit } = found;
  const query = `?rooms=${unit.rooms}`;
  const now = Date.now();
  await page.clock.setFixedTime(now - 3 * day);
  // It is not offered yet: the API leaves out what does not match.
  await page.route('**/public/projects/apartments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as {
      groups?: { matching: number; units: { id: string }[] }[];
      meta: { units: number };
    };
    const without = answer.groups?.map(({ units, ...group }) => {
      const others = units.filter(({ id }) => id !== unit.id);
      return { ...group, units: others, matching: group.matching - (units.length - others.length) };
    });
    const units = without?.reduce((sum, { matching }) => sum + matching, 0);
    await route.fulfill({ response, json: { ...answer, groups: without, meta: { ...answer.meta, units } } });
  });
  await page.goto(`/projects${query}`);
  await button(page, siteLocale, 'follow').click();
  await expect(panel(page, siteLocale)).toContainText(beginning(siteLocale, 'nothingNew'));

  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.setFixedTime(now);
  await page.goto('/projects');
  const fresh = panel(page, siteLocale).getByRole('link', { name: unit.flat_number });
  await expect(fresh).toHaveAttribute('href', unitPath(unit.id));
  await expect(panel(page, siteLocale)).toContainText(text(siteLocale, 'visits', 'newMark'));
  await button(page, siteLocale, 'known').click();
  await expect(panel(page, siteLocale)).toContainText(beginning(siteLocale, 'nothingNew'));
  await button(page, siteLocale, 'forget').click();
  await expect(panel(page, siteLocale)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('visits'))).toBeNull();
});

test('a followed search says first on the home page which home costs less than before @ar-phone @12.22 @12.32', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units } = await fetchUnits(apiUrl, demoProject);
  const unit = units.map((one) => one.unit).find(({ state, price }) => state === 'available' && price);
  if (!unit?.price) throw new Error('The demo data has no unit to buy');
  const now = Date.now();
  const before = unit.price + 50_000;
  await page.clock.setFixedTime(now - 3 * day);
  await changeUnit(page, unit.id, { price: before });
  await page.goto(`/projects?rooms=${unit.rooms}`);
  await button(page, siteLocale, 'follow').click();
  await expect(panel(page, siteLocale)).toContainText(beginning(siteLocale, 'nothingNew'));

  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.setFixedTime(now);
  await page.goto('/');
  const cheaper = panel(page, siteLocale).getByRole('listitem').filter({ hasText: unit.flat_number }).last();
  await expect(cheaper).toContainText(text(siteLocale, 'visits', 'cheaperMark'));
  await expect(cheaper).toContainText(amountOf(before));
  await expect(cheaper).toContainText(amountOf(unit.price));
});

test('a filter of the units of a project is remembered too, and its link opens it @ar-phone', async ({
  page,
  siteLocale,
}) => {
  const filesOfHomes: string[] = [];
  page.on('request', (request) => {
    if (/\/homes\/part-/.test(request.url())) filesOfHomes.push(request.url());
  });
  await page.goto(`${demoProjectPath}?rooms=4#units`);
  await button(page, siteLocale, 'follow').click();
  await expect(panel(page, siteLocale)).toContainText(beginning(siteLocale, 'nothingNew'));
  // The homes of all projects are not read for a filter of one.
  expect(filesOfHomes).toEqual([]);
  await page.goto('/projects');
  const link = panel(page, siteLocale).getByRole('link').first();
  await expect(link).toHaveAttribute('href', `${demoProjectPath}?rooms=4#units`);
  await link.click();
  await expect(panel(page, siteLocale)).toBeVisible();
  await expect(button(page, siteLocale, 'follow')).toHaveAttribute('aria-pressed', 'true');
});

test('without storage a search is remembered as long as the page @ar-phone', async ({ page, siteLocale }) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/projects?rooms=3');
  await button(page, siteLocale, 'follow').click();
  await expect(panel(page, siteLocale)).toContainText(beginning(siteLocale, 'nothingNew'));
});

test('while nothing is remembered and nothing is filtered, the list shows nothing of it @ar-phone', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/projects');
  await page.waitForLoadState('networkidle');
  await expect(panel(page, siteLocale)).toHaveCount(0);
});
