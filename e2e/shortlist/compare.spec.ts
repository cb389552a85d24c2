import { localeCookie } from '../../src/i18n/locales';
import type { ContentLanguage } from '../../src/lib/localized-text';
import type { Page } from '@playwright/test';
import { fetchUnits } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';
import {
  addToShortlist,
  compareTable,
  compareText,
  compareUrl,
  shortlistBar,
  stateRow,
  unitsText,
} from '../support/units';

test('units of two projects are shortlisted, compared, and restored after a reload and by URL in the other language @en-desktop @2.89 @2.90', async ({
  page,
  browser,
  baseURL,
  siteLocale,
  apiUrl,
}) => {
  const [a, b] = await Promise.all([
    fetchUnits(apiUrl, 'alyasmin-gardens'),
    fetchUnits(apiUrl, 'alnarjis-residence'),
  ]);
  const [one, two] = [a.units[0], b.units[0]];
  if (!one || !two) throw new Error('The demo data has no units');
  const nameOf = ({ unit, building }: typeof one, locale: ContentLanguage) =>
    unitsText(locale, 'explorer.unitTitle', { flat: unit.flat_number, building: building.name[locale] });
  const expectUnits = async (at: Page, locale: ContentLanguage) => {
    const heads = compareTable(at, locale).getByRole('columnheader');
    await expect(heads.nth(0)).toHaveAccessibleName(`${a.project.name[locale]}: ${nameOf(one, locale)}`);
    await expect(heads.nth(1)).toHaveAccessibleName(`${b.project.name[locale]}: ${nameOf(two, locale)}`);
  };

  await test.step('the visitor adds both to the shortlist', async () => {
    await addToShortlist(page, siteLocale, a.project.slug, one.id);
    const removeButton = page
      .getByRole('dialog')
      .getByRole('button', { name: text(siteLocale, 'units', 'shortlist.remove') });
    await expect(removeButton).toBeVisible();
    await expect(removeButton).not.toHaveAttribute('aria-pressed');
    await addToShortlist(page, siteLocale, b.project.slug, two.id);
    await page.keyboard.press('Escape');
    await expect(shortlistBar(page, siteLocale)).toContainText('(2)');
  });

  await test.step('the shortlist opens as a comparison', async () => {
    await shortlistBar(page, siteLocale).click();
    await expect(page).toHaveURL(compareUrl(one.ref, two.ref));
    await expectUnits(page, siteLocale);
  });

  await test.step('a reload restores it', async () => {
    await page.reload();
    await expectUnits(page, siteLocale);
  });

  const address = page.url();
  const other = siteLocale === 'ar' ? 'en' : 'ar';
  await test.step('another visitor opens its URL in the other language, and saves it', async () => {
    const context = await browser.newContext({ baseURL });
    await context.addCookies([{ name: localeCookie, value: other, url: baseURL }]);
    const otherPage = await context.newPage();
    await otherPage.goto(address);
    await expectUnits(otherPage, other);
    await otherPage.getByRole('button', { name: compareText(other, 'shared.save') }).click();
    await otherPage.goto('/projects/compare');
    await expect(otherPage).toHaveURL(address);
    await expectUnits(otherPage, other);
    await context.close();
  });
});

test('a unit sold after it was shortlisted is marked as sold @en-desktop @2.91', async ({
  page,
  siteLocale,
  apiUrl,
  db,
}, { project: { name } }) => {
  const { project, units } = await fetchUnits(apiUrl, 'alrabwa-heights');
  const available = units.filter(({ unit }) => unit.state === 'available');
  const saved = available[name === 'ar-phone' ? 0 : 1];
  if (!saved) throw new Error('Too few units are available');
  const setState = (to: string) => db('update units set state = $2 where id = $1', [saved.id, to]);
  await addToShortlist(page, siteLocale, project.slug, saved.id);
  await setState('sold');
  try {
    await page.goto('/projects/compare');
    await expect(stateRow(page, siteLocale)).toContainText(text(siteLocale, 'units', 'states.sold'));
    const [since = ''] = compareText(siteLocale, 'stateChange.sold').split('{{date}}');
    await expect(stateRow(page, siteLocale)).toContainText(since.trim());
    const read = await page.getByRole('main').locator('time').last().getAttribute('datetime');
    expect(Date.now() - Date.parse(read ?? '')).toBeLessThan(60_000);
  } finally {
    await setState('available');
  }
});

test('by keyboard a fifth unit is refused with a link to the comparison, and one is removed and restored @en-desktop @2.89', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const four = units.slice(0, 4);
  const fifth = units[4];
  if (!fifth) throw new Error('Too few units');
  await test.step('four units are saved', async () => {
    await page.goto(compareUrl(...four.map(({ ref }) => ref)));
    const saveButton = page.getByRole('button', { name: compareText(siteLocale, 'shared.save') });
    await saveButton.focus();
    await page.keyboard.press('Enter');
    await expect(saveButton).toBeHidden();
  });

  await test.step('a fifth one is refused, with a link to the comparison', async () => {
    await page.goto(`/projects/detail/${project.slug}?unit=${fifth.id}`);
    const add = page
      .getByRole('dialog')
      .getByRole('button', { name: text(siteLocale, 'units', 'shortlist.add') });
    await add.focus();
    await page.keyboard.press('Space');
    await expect(add).toBeFocused();
    await expect(
      page.getByRole('dialog').getByText(text(siteLocale, 'units', 'shortlist.full')),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text(siteLocale, 'units', 'shortlist.open') })).toBeFocused();
    await page.keyboard.press('Enter');
  });

  const heads = compareTable(page, siteLocale).getByRole('columnheader');
  await test.step('one is removed and restored', async () => {
    await expect(heads).toHaveCount(4);
    await heads.nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(heads).toHaveCount(3);
    await expect(page.getByRole('button', { name: compareText(siteLocale, 'undo') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heads).toHaveCount(4);
    await expect(page).toHaveURL(compareUrl(...four.map(({ ref }) => ref)));
  });
});

test('a shared comparison does not change the visitor’s shortlist until they choose so @en-desktop @2.90', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const [own, ...others] = units;
  if (!own) throw new Error('Too few units');
  const four = others.slice(0, 4).map(({ ref }) => ref);
  await addToShortlist(page, siteLocale, project.slug, own.id);
  await page.goto(`${compareUrl(...four)},unknown~unit,${'%3Cscript%3E'}~1`);
  await expect(page.getByText(compareText(siteLocale, 'shared.title'))).toBeVisible();
  await expect(compareTable(page, siteLocale).getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: compareText(siteLocale, 'shared.openOwn') }).click();
  await expect(page).toHaveURL(compareUrl(own.ref));
  await page.goto(compareUrl(...four));
  await page.getByRole('button', { name: compareText(siteLocale, 'shared.replace') }).click();
  await expect(page.getByText(compareText(siteLocale, 'shared.replaced'))).toBeVisible();
  await page.getByRole('button', { name: compareText(siteLocale, 'undo') }).click();
  await page.goto('/projects/compare');
  await expect(page).toHaveURL(compareUrl(own.ref));
});

test('a removed unit is shown with its stored data, or only counted @en-desktop @2.91', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const saved = units[0];
  if (!saved) throw new Error('Too few units');
  await addToShortlist(page, siteLocale, project.slug, saved.id);
  // As for a visitor who shortlisted a unit that was removed afterwards.
  await page.evaluate(
    (id) =>
      localStorage.setItem(
        'shortlist',
        (localStorage.getItem('shortlist') ?? '').replace(id, 'removed-unit'),
      ),
    saved.id,
  );
  await page.goto(compareUrl(`${project.slug}~removed-unit`, `${project.slug}~unknown`));
  const [message = ''] = compareText(siteLocale, 'noLongerOffered').split('.');
  await expect(stateRow(page, siteLocale)).toContainText(message);
  await expect(compareTable(page, siteLocale).getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByText(compareText(siteLocale, 'noLongerOfferedCount_one'))).toBeVisible();
});
