/** The homes of a project by the keyboard alone. */
import { expect, test } from './support/fixtures';
import { projectOf, section, unitsProject } from './support/units';

const address = `/projects/detail/${unitsProject}`;

test('arrow keys go through buildings and flats in the direction of reading @2.77', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { buildings } = await projectOf(apiUrl);
  const onwards = siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  await page.goto(address);
  const tabs = section(page).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press(onwards);
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.nth(buildings.length - 1)).toHaveAttribute('aria-selected', 'true');
  const flats = section(page).getByRole('grid').getByRole('link');
  await flats.first().focus();
  await page.keyboard.press(onwards);
  await expect(flats.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(flats.nth(1)).not.toBeFocused();
});
