import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { demoProject, demoProjectPath, findUnit } from '../support/api';
import { fillForm, formOf, sendButton } from '../support/enquiry-forms';
import { expect } from '../support/fixtures';
import { askWorker, cacheNames, heading, isAskedFor, read, test } from '../support/kept-pages';
import { enquiriesOf, newPerson } from '../support/outbox';
import type { SiteGate } from '../support/site-gate';
import { text } from '../support/texts';
import { unitPath } from '../support/unit-page';
import { compareTable, compareUrl, unitSheet, unitsSection } from '../support/units';

const comparePath = compareUrl().split('?')[0] ?? '';

/** Saves a home from its sheet on the project's page. */
async function saveHome(page: Page, { url }: SiteGate, locale: Locale, apiUrl: string) {
  const { building, unit } = await findUnit(apiUrl, 'available', 1);
  await page.goto(`${url}${demoProjectPath}?unit=${unit.id}`);
  const sheet = unitSheet(page, locale, unit.flat_number, building.name[locale]);
  await sheet.getByRole('button', { name: text(locale, 'units', 'shortlist.add') }).click();
  return unit;
}

test('a home that is saved in a list is there without a network, its page never opened: plan, costs and the comparison @ar-phone @en-desktop', async ({
  page,
  gate,
  siteLocale,
  apiUrl,
}) => {
  const unit = await saveHome(page, gate, siteLocale, apiUrl);
  const path = unitPath(unit.id);
  for (const kept of [path, comparePath])
    await expect.poll(() => page.evaluate(isAskedFor, kept), { timeout: 60_000 }).toBe(true);
  gate.setCut(true);

  await page.goto(gate.url + path);
  await expect(page.locator('html[data-kept-at][data-hydrated]')).toBeAttached();
  await expect(heading(page)).toContainText(unit.flat_number);
  const pictures = page.getByRole('main').locator('img');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  const unseen = () =>
    pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).filter((one) => one.naturalWidth === 0).map((one) => one.currentSrc),
    );
  expect(await pictures.count()).toBeGreaterThan(1);
  await expect.poll(unseen).toEqual([]);
  const costs = page.locator('#costs');
  await costs.getByRole('button', { name: text(siteLocale, 'costs', 'choices') }).click();
  const before = await costs.innerText();
  await costs.getByRole('switch').first().click();
  await expect.poll(() => costs.innerText()).not.toBe(before);

  await page.goto(gate.url + compareUrl(`${demoProject}~${unit.id}`));
  const table = compareTable(page, siteLocale);
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await expect(table.locator('[data-row="total"] td')).toHaveText(/\d/);
  await table.getByRole('columnheader').getByRole('link').click();
  await expect(page).toHaveURL(gate.url + path);
  await expect(heading(page)).toContainText(unit.flat_number);
});

test.describe('by the clock of the page @ar-phone', () => {
  // Tests here set the clock, so that none is waited for.
  test.use({ ownPage: true });

  test('on a shared device a home that is saved is not kept', async ({ page, gate, siteLocale, apiUrl }) => {
    const { unit } = await findUnit(apiUrl, 'available', 1);
    const { unit: other } = await findUnit(apiUrl, 'available', 2);
    const shared = page.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') });
    const press = async (id: string, key: 'shortlist.add' | 'shortlist.remove') => {
      await unitsSection(page).locator(`[data-unit="${id}"]`).first().click();
      const sheet = page.getByRole('dialog');
      // By a key: the sheet grows when the whole unit has come, and a pointer would release beside the button.
      await sheet.getByRole('button', { name: text(siteLocale, 'units', key) }).press('Enter');
      await expect(sheet.locator(`[data-added="${key === 'shortlist.add'}"]`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    };
    await page.clock.install();
    await read(page, gate, [demoProjectPath]);
    await press(other.id, 'shortlist.add');
    await expect.poll(() => page.evaluate(isAskedFor, unitPath(other.id)), { timeout: 60_000 }).toBe(true);
    await press(other.id, 'shortlist.remove');
    await shared.check();
    await expect.poll(() => cacheNames(page)).toEqual([]);

    await press(unit.id, 'shortlist.add');
    // Past the moment in which the browser has nothing else to do: then homes are kept.
    await page.clock.runFor(10_000);
    await askWorker(page);
    expect(await cacheNames(page)).toEqual([]);

    await test.step('what is asked for later is kept, and this home is not', async () => {
      await press(unit.id, 'shortlist.remove');
      await shared.uncheck();
      await press(other.id, 'shortlist.add');
      await expect.poll(() => page.evaluate(isAskedFor, unitPath(other.id)), { timeout: 60_000 }).toBe(true);
      expect(await page.evaluate(isAskedFor, unitPath(unit.id))).toBe(false);
    });
  });
});

test('without a network a form that was never opened is listed, and takes an enquiry @ar-phone @en-desktop', async ({
  page,
  gate,
  siteLocale,
  db,
}) => {
  const interest = formOf('interest');
  await read(page, gate, ['/about']);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: text(siteLocale, 'common', 'nav.faq'), exact: true }).click();
  await expect(page).toHaveURL(`${gate.url}/FAQ`);
  for (const path of [interest.path, '/maintenance', '/consultation', '/projects/contact'])
    await expect.poll(() => page.evaluate(isAskedFor, path), { timeout: 60_000 }).toBe(true);
  gate.setCut(true);
  const calls = '**/interested/create';
  await page.route(calls, (route) => route.abort());

  await page.goto(`${gate.url}/blogs`);
  const forms = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: text(siteLocale, 'kept', 'forms') }) });
  await expect(forms.getByRole('link')).toHaveCount(4);
  await forms.locator(`a[href="${interest.path}"]`).click();
  await expect(page.locator('html[data-kept-at][data-hydrated]')).toBeAttached();
  const who = newPerson();
  const area = await fillForm(page, siteLocale, interest, who);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(text(siteLocale, 'enquiries', 'saved'));
  await page.unroute(calls);
  await expect.poll(() => enquiriesOf(db, who), { timeout: 60_000 }).toHaveLength(1);
});
