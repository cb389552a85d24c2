import { randomUUID } from 'node:crypto';
import { fillAndSend, formOf } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { homeRows } from '../support/search';
import { text } from '../support/texts';

test('what is searched for reaches the sales team in words, with the interest @12.32', async ({
  page,
  siteLocale,
  db,
}) => {
  await page.goto('/projects?rooms=4&price_max=1200000&city=riyadh');
  await expect(homeRows(page).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text(siteLocale, 'search', 'tellUs.action') })
    .click();
  await expect(page).toHaveURL(/^[^?]+\/intrest\?/);
  const form = page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.interest') });
  const words = { ar: /4 غرف.*1,200,000.*الرياض/, en: /4 rooms.*1,200,000.*Riyadh/ }[siteLocale];
  await expect(form).toContainText(words);
  const who = { full_name: `سارة محمد ${randomUUID().slice(0, 8)}`, mobile: '0551234567' };
  await fillAndSend(form, siteLocale, { ...who, ...formOf('interest').typed });
  await expect(form.getByRole('status')).toContainText(/SH-\d{5,}/);
  const rows = await db('select rooms, search from enquiries where full_name = $1', [who.full_name]);
  expect(rows).toEqual([{ rooms: 4, search: expect.stringMatching(words) as unknown }]);
});
