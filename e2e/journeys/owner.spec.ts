import { randomUUID } from 'node:crypto';
import { fieldByName, sendButton, waitForHumanPace } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

test.use({ viewport: { width: 820, height: 1180 } });

test('an owner finds the form from the FAQ, requests a repair and finds its reference again @ar-phone', async ({
  page,
  siteLocale,
  db,
}) => {
  await test.step('the FAQ links to the form', async () => {
    await page.goto('/FAQ');
    await page
      .getByRole('main')
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.maintenanceRequest') })
      .click();
    await expect(page).toHaveURL('/maintenance');
  });

  const main = page.getByRole('main');
  await test.step('the phone number of the maintenance team is above the form', async () => {
    const call = main.locator('a[href^="tel:"]').first();
    const form = page.getByRole('form');
    const [number, fields] = await Promise.all([call.boundingBox(), form.boundingBox()]);
    expect(number?.y ?? Infinity).toBeLessThan(fields?.y ?? 0);
  });

  const area = page.getByRole('form');
  const name = `نورة سعد ${randomUUID().slice(0, 8)}`;
  let reference = '';
  await test.step('the request names the person, the unit and the urgency', async () => {
    await fieldByName(area, siteLocale, 'full_name').fill(name);
    await fieldByName(area, siteLocale, 'mobile').fill('+966 (0) 55 123-4567');
    await fieldByName(area, siteLocale, 'maintenance_type').selectOption('plumbing');
    await fieldByName(area, siteLocale, 'location').selectOption('riyadh');
    await fieldByName(area, siteLocale, 'project_id').selectOption({ index: 1 });
    await fieldByName(area, siteLocale, 'unit_label').fill('المبنى ب، الشقة 12');
    await fieldByName(area, siteLocale, 'urgency').selectOption('urgent');
    await fieldByName(area, siteLocale, 'description').fill('تسرّب تحت مغسلة المطبخ');
    await waitForHumanPace(page, 'now');
    await sendButton(area, siteLocale).click();
    const status = area.getByRole('status');
    await expect(status).toContainText(/SH-\d{5,}/);
    [reference = ''] = /SH-\d{5,}/.exec(await status.innerText()) ?? [];
    const rows = await db('select * from enquiries where full_name = $1', [name]);
    expect(rows).toEqual([
      expect.objectContaining({
        reference,
        mobile: '0551234567',
        urgency: 'urgent',
        unit_label: 'المبنى ب، الشقة 12',
        project_id: expect.stringMatching(/^prj-/),
        locale: siteLocale,
      }),
    ]);
  });

  await test.step('the reference is shown at the next visit, and nothing that was typed', async () => {
    await page.goto('/about');
    await page.goto('/maintenance');
    await expect(page.getByRole('main')).toContainText(reference);
    await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText(name);
  });
});
