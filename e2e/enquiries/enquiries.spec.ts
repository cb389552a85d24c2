import { enquiryForms, fillForm, formArea, expectedRow, sendButton } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { enquiriesOf, newPerson } from '../support/outbox';
import { toastOf } from '../support/page';
import { text } from '../support/texts';

const success = { ar: 'تم الإرسال بنجاح', en: 'Sent successfully' };

/** What a screen reader announces when it changes. */
const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

const labels = {
  ar: {
    full_name: 'الاسم الثلاثي كما في الهوية',
    mobile: 'رقم الجوال',
    rooms: 'عدد الغرف',
    location: 'الموقع الجغرافي',
    maintenance_type: 'نوع الصيانة',
    description: 'وصف الطلب',
    consultation: 'الاستشارة',
    note: 'ملاحظة',
    message: 'رسالتك',
  },
  en: {
    full_name: 'Full name as on your ID',
    mobile: 'Mobile number',
    rooms: 'Rooms',
    location: 'Location',
    maintenance_type: 'Maintenance type',
    description: 'Request description',
    consultation: 'Consultation',
    note: 'Note',
    message: 'Your message',
  },
} as const;

/** What each form shows, by its page, its fields and its call. */
const ids = {
  maintenance: '@1.9 @2.18 @3.9 @3.10 @7.27 @7.29',
  contact: '@1.10 @2.8 @3.9 @7.27 @7.30',
  consultation: '@1.11 @2.16 @3.14 @7.31',
  project_interest: '@1.12 @2.88 @3.8 @3.15 @7.27 @7.32',
  interest: '@1.13 @2.20 @3.8 @3.9 @3.15 @7.27 @7.33',
} as const;

for (const form of enquiryForms) {
  test(`the ${form.kind} form has its labels, sends, and is confirmed by a toast, and the row has what was typed @3.7 @6.2 @7.34 @7.35 ${ids[form.kind]}`, async ({
    page,
    db,
    siteLocale,
  }) => {
    await page.goto(form.path);
    const who = newPerson();
    const area = formArea(page, siteLocale, form);

    await test.step('the fields of the forms have the labels of the specification, above them', async () => {
      for (const name of ['full_name', 'mobile', ...Object.keys(form.typed), ...Object.keys(form.chosen)]) {
        if (!(name in labels.ar)) continue;
        const isMessage = form.kind === 'contact' && name === 'description';
        const words = labels[siteLocale][isMessage ? 'message' : (name as keyof typeof labels.ar)];
        const label = area.locator('label').filter({
          hasText: new RegExp(`^${words.replace(/[()]/g, '\\$&')}\\s*(\\((اختياري|optional)\\))?$`),
        });
        await expect(label, name).toBeVisible();
        const control = area.getByLabel(words);
        await expect(control, name).toHaveAttribute('name', name);
        const [above, below] = await Promise.all([label.boundingBox(), control.boundingBox()]);
        expect(above?.y ?? 0, name).toBeLessThan(below?.y ?? 0);
      }
    });

    await test.step(`a toast confirms the ${form.kind} form`, async () => {
      await fillForm(page, siteLocale, form, who);
      await sendButton(area, siteLocale).click();
      const toast = toastOf(page, success[siteLocale]);
      await expect(toast).toBeVisible();
      await expect(page.locator(live).filter({ hasText: success[siteLocale] })).toHaveCount(1);
    });

    await test.step(`the ${form.kind} form sends, and the row has what was typed`, async () => {
      await expect(area.getByRole('status')).toContainText(success[siteLocale]);
      await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
      const rows = await enquiriesOf(db, who);
      expect(rows).toHaveLength(1);
      const row = { ...expectedRow(form, who, siteLocale), marketing_consent: false };
      expect(rows[0]).toMatchObject(row);
    });
  });
}

test('missing fields are marked, and nothing is sent @5.1 @5.3', async ({ page, siteLocale }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/create') && sent.push(request.url()));
  await page.goto('/maintenance');
  const area = page.getByRole('form');
  await sendButton(area, siteLocale).click();
  const required = { ar: 'الحقل مطلوب', en: 'This field is required' };
  await expect(area.getByText(required[siteLocale])).toHaveCount(5);
  for (const field of ['full_name', 'mobile', 'maintenance_type', 'location', 'description'] as const) {
    const control = area.getByRole(/type|location/.test(field) ? 'combobox' : 'textbox', {
      name: text(siteLocale, 'enquiries', `fields.${field}`),
    });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(required[siteLocale]));
  }
  expect(sent).toEqual([]);
});

test('a field that the API rejects is marked, and nothing that was typed is lost', async ({
  page,
  apiUrl,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/422/);
  const [, contact] = enquiryForms;
  if (!contact) throw new Error('The contact form does not exist');
  await page.route(`${apiUrl}/**/contactus/create`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 422,
          headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/problem+json' },
          json: {
            title: 'Unprocessable Content',
            status: 422,
            errors: [{ field: 'email', rule: 'format', message: '' }],
          },
        }),
  );
  await page.goto(contact.path);
  const who = newPerson();
  const area = await fillForm(page, siteLocale, contact, who);
  await sendButton(area, siteLocale).click();
  const email = area.getByRole('textbox', { name: text(siteLocale, 'enquiries', 'fields.email') });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    new RegExp(text(siteLocale, 'enquiries', 'rules.email').replace(/{{.*/, '')),
  );
  await expect(area.getByLabel(text(siteLocale, 'enquiries', 'fields.full_name'))).toHaveValue(who.full_name);

  await page.unroute(`${apiUrl}/**/contactus/create`);
  await email.fill('noura.saad@example.sa');
  await sendButton(area, siteLocale).click();
  await expect(formArea(page, siteLocale, contact).getByRole('status')).toContainText(/SH-\d{5,}/);
});
