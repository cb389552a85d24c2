import { expect, test } from '../support/fixtures';
import { filterButton } from '../support/lists';
import { holdScripts } from '../support/page';
import { text } from '../support/texts';

test('a click on the filters before hydration opens them afterwards @ar-phone', async ({
  page,
  siteLocale,
}) => {
  const release = await holdScripts(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  await filterButton(page, siteLocale).click();
  release();
  await expect(page.getByRole('dialog', { name: text(siteLocale, 'lists', 'title') })).toBeVisible();
});
