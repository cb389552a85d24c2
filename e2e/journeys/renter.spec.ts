import { randomUUID } from 'node:crypto';
import { fillAndSend } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { cardTitles, openFilters, showResultsButton } from '../support/lists';
import { text } from '../support/texts';

test.use({ viewport: { width: 360, height: 740 } });

test('a renter filters the list, sees a rental with its plan and rent, enquires about it, and Back restores the list @ar-phone', async ({
  page,
  siteLocale,
  db,
}) => {
  await test.step('the list is filtered', async () => {
    await page.goto('/rentals');
    const dialog = await openFilters(page, siteLocale);
    await dialog.getByRole('switch').first().click();
    const answered = page.waitForResponse(/\/rentals\/list\?.*status_id=available/);
    await dialog.getByRole('button', { name: showResultsButton }).click();
    await answered;
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\?/);
  });

  const list = page.url();
  const last = cardTitles(page).last();
  const title = await last.innerText();
  await test.step('the last rental opens at its top, with its rent and its plan', async () => {
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const main = page.getByRole('main');
    await expect(main).toContainText(siteLocale === 'ar' ? 'ريال' : 'SAR');
    const plan = main.getByRole('img', { name: siteLocale === 'ar' ? /مخطط/ : /plan/i }).first();
    await plan.scrollIntoViewIfNeeded();
    await expect(plan).toBeVisible();
  });

  const id = new URL(page.url()).pathname.split('/').at(-1);
  await test.step('the enquiry about it is sent and stored', async () => {
    const area = page.getByRole('form');
    const name = `ريم أحمد ${randomUUID().slice(0, 8)}`;
    await fillAndSend(area, siteLocale, {
      full_name: name,
      mobile: '0561234567',
      description: 'متى أستطيع معاينتها؟',
    });
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
    const rows = await db('select unit_id, locale from enquiries where full_name = $1', [name]);
    expect(rows).toEqual([{ unit_id: id, locale: siteLocale }]);
  });

  await test.step('Back restores the list', async () => {
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(cardTitles(page).last()).toHaveText(title);
    await expect(cardTitles(page).last()).toBeInViewport();
    await expect(page.getByRole('button', { name: text(siteLocale, 'lists', 'open') })).toBeAttached();
  });
});
