import type { FileKey } from '../../src/i18n/text-keys';
import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles } from '../support/lists';
import { foundText } from '../support/search';
import { text } from '../support/texts';

test('active filters are shown above the list as tags that remove them @en-desktop @2.94', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/projects?orderBy=price_from&desc=true&status_id=For_Sale');
  const tag = (key: FileKey<'projects'>) =>
    page.getByRole('link', {
      name: text(siteLocale, 'lists', 'remove').replace('{{filter}}', text(siteLocale, 'projects', key)),
    });
  await tag('status.For_Sale').click();
  await expect(page).toHaveURL('/projects?orderBy=price_from&desc=true');
  await expect(tag('status.For_Sale')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text(siteLocale, 'lists', 'heading') })).toBeFocused();
  const sort = page.getByRole('combobox', { name: text(siteLocale, 'lists', 'sort') });
  await expect(sort).toHaveValue('mostExpensive');
  await sort.selectOption('newest');
  await expect(page).toHaveURL('/projects');
});

test('the number of results is announced @en-desktop @2.94', async ({ page, siteLocale, apiUrl }) => {
  await page.goto('/projects');
  const status = page.getByRole('region', { name: text(siteLocale, 'lists', 'heading') }).getByRole('status');
  await expect(status.first()).toHaveText(/\d/);
  const { meta } = await expectData(
    createClient(apiUrl).POST('/public/projects/apartments', {
      body: { rooms: [3], view: 'summary' },
    }),
  );
  await page.goto('/projects?rooms=3');
  await expect(status.first()).toHaveText(foundText(siteLocale, meta.units ?? 0, meta.total));
});

test('filters without results say so, and link to the whole list @en-desktop', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/projects?status_id=Completed&available_only=true');
  await expect(page.getByRole('heading', { name: text(siteLocale, 'search', 'none') })).toBeVisible();
  await page.getByRole('link', { name: text(siteLocale, 'lists', 'clearFilters') }).click();
  await expect(page).toHaveURL('/projects');
  await expect(cardTitles(page).first()).toBeVisible();
});
