import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import type { FileKey } from '../../src/i18n/text-keys';
import {
  enquiryForms,
  entriesOf,
  fieldLabel,
  fillForm,
  formArea,
  formOf,
  expectedRow,
  sendButton,
} from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { enquiriesOf, newPerson, storedEnquiryData } from '../support/outbox';
import { changeBody, finalRejections, rejectCreates, respondWith } from '../support/rejections';
import { text, type KeyIn } from '../support/texts';

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource/));

const outboxText = (locale: Locale, key: KeyIn<'common', 'outbox'>) =>
  text(locale, 'common', `outbox.${key}`);
/** A text up to its first placeholder. */
const enquiriesText = (locale: Locale, key: FileKey<'enquiries'>) =>
  text(locale, 'enquiries', key).replace(/{{.*/, '');

/** Expects neither a success message nor a waiting enquiry. */
async function expectNotStored(page: Page, locale: Locale) {
  for (const key of ['delivered', 'saved', 'savedToast'] as const)
    await expect(page.getByRole('status').filter({ hasText: enquiriesText(locale, key) })).toHaveCount(0);
  await expect.poll(async () => (JSON.parse(await storedEnquiryData(page)) as [unknown[]])[0]).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('enquiries-waiting'))).toBeNull();
}

async function expectContactOptions(status: Locator, locale: Locale, name: string) {
  await expect(status.getByRole('link', { name: outboxText(locale, 'call') })).toHaveAttribute(
    'href',
    /^tel:\+966/,
  );
  const write = status.getByRole('link', { name: outboxText(locale, 'sendOnWhatsApp') });
  const address = new URL((await write.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain(name);
  await expect(status).toContainText(name);
  await expect(status.getByRole('button', { name: outboxText(locale, 'copy') })).toBeVisible();
}

for (const form of enquiryForms) {
  test(`each rejection of the ${form.kind} form is explained, and everything stays in the form @en-desktop @7.43 @7.44`, async ({
    page,
    apiUrl,
    db,
    siteLocale,
  }) => {
    test.slow();
    await page.goto(form.path);
    const person = newPerson();
    const area = await fillForm(page, siteLocale, form, person);
    const status = area.getByRole('status');
    const expectFieldsUnchanged = async () => {
      for (const [name, value] of entriesOf({ ...person, ...form.typed, ...form.chosen }))
        await expect(area.getByLabel(fieldLabel(siteLocale, form.kind, name))).toHaveValue(value);
    };

    for (const { name, respond } of finalRejections) {
      await test.step(name, async () => {
        await rejectCreates(page, apiUrl, respond);
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await sendButton(area, siteLocale).click();
        await answered;
        await expect(status.getByText(outboxText(siteLocale, 'rejected'))).toBeVisible();
        await expect(status.getByText(outboxText(siteLocale, 'rejectedHint'))).toBeVisible();
        await expectContactOptions(status, siteLocale, person.full_name);
        await expectNotStored(page, siteLocale);
        await expectFieldsUnchanged();
      });
    }

    await test.step('422 on fields: they are marked, and the error summary gets the focus', async () => {
      await rejectCreates(page, apiUrl, changeBody({ full_name: 'x', mobile: '123' }));
      await sendButton(area, siteLocale).click();
      const summary = { ar: 'راجع حقلين قبل الإرسال', en: 'Check 2 fields before sending' }[siteLocale];
      await expect(area.getByRole('group', { name: summary })).toBeFocused();
      for (const [name, rule] of [
        ['full_name', 'refusedShort'],
        ['mobile', 'mobile'],
      ] as const) {
        const control = area.getByLabel(enquiriesText(siteLocale, `fields.${name}`));
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(
          new RegExp(enquiriesText(siteLocale, `rules.${rule}`)),
        );
      }
      await expect(status.getByText(outboxText(siteLocale, 'rejected'))).toHaveCount(0);
      await expectNotStored(page, siteLocale);
      await expectFieldsUnchanged();
    });

    await test.step('nothing was stored; once it is accepted there is one row', async () => {
      expect(await enquiriesOf(db, person)).toEqual([]);
      await rejectCreates(page, apiUrl);
      await sendButton(area, siteLocale).click();
      await expect(status).toContainText(/SH-\d{5,}/);
      expect(await enquiriesOf(db, person)).toEqual([
        expect.objectContaining(expectedRow(form, person, siteLocale)),
      ]);
    });
  });
}

for (const [name, answer] of [
  ['422 that names the project', changeBody({ project_id: 'withdrawn-meanwhile' })],
  // The reference API responds with 422 instead.
  ['404', respondWith(404, { title: 'Not Found', status: 404 })],
] as const) {
  test(`interest in a removed project (${name}) is sent as a general request with one tap @en-desktop @7.45`, async ({
    page,
    apiUrl,
    db,
    siteLocale,
  }) => {
    const form = formOf('project_interest');
    await page.goto(form.path);
    const person = newPerson();
    const area = await fillForm(page, siteLocale, form, person);
    await rejectCreates(page, apiUrl, (route, request) =>
      request.url().includes('project-interested') ? answer(route, request) : route.continue(),
    );
    await sendButton(area, siteLocale).click();
    const status = area.getByRole('status');
    await expect(status.getByText(outboxText(siteLocale, 'removed'))).toBeVisible();
    await expectContactOptions(status, siteLocale, person.full_name);
    await expectNotStored(page, siteLocale);
    await expect(area.getByLabel(enquiriesText(siteLocale, 'fields.full_name'))).toHaveValue(
      person.full_name,
    );

    await status.getByRole('button', { name: outboxText(siteLocale, 'sendAsGeneral') }).click();
    await expect(status).toContainText(/SH-\d{5,}/);
    const { note } = form.typed;
    expect(await enquiriesOf(db, person)).toEqual([
      expect.objectContaining({ kind: 'interest', ...person, note, rooms: 4, project_id: null }),
    ]);
    await expect(area.getByLabel(enquiriesText(siteLocale, 'fields.full_name'))).toHaveValue('');
  });
}

test('an enquiry rejected later returns to its form, or to a notice on a page without a form @en-desktop @7.44', async ({
  page,
  apiUrl,
  db,
  siteLocale,
}) => {
  const form = formOf('consultation');
  const area = formArea(page, siteLocale, form);
  const name = area.getByLabel(enquiriesText(siteLocale, 'fields.full_name'));
  const save = async (person: ReturnType<typeof newPerson>) => {
    await fillForm(page, siteLocale, form, person);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(enquiriesText(siteLocale, 'saved'));
    await expect(name).toHaveValue('');
  };
  const busy = respondWith(503, { title: 'Busy', status: 503 });
  const person = newPerson();
  await page.goto(form.path);
  await rejectCreates(page, apiUrl, busy);
  await save(person);

  await test.step('to the form on the open page', async () => {
    await rejectCreates(page, apiUrl, changeBody({ mobile: '123' }));
    await expect(name).toHaveValue(person.full_name, { timeout: 15_000 });
    const mobile = area.getByLabel(enquiriesText(siteLocale, 'fields.mobile'));
    await expect(mobile).toHaveAccessibleDescription(new RegExp(enquiriesText(siteLocale, 'rules.mobile')));
    await expect(area.getByRole('status')).toContainText(enquiriesText(siteLocale, 'returned'));
    await expectNotStored(page, siteLocale);
  });

  await test.step('to a notice on a page without a form, and from there back to the form', async () => {
    await rejectCreates(page, apiUrl, busy);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(enquiriesText(siteLocale, 'saved'));
    await rejectCreates(page, apiUrl, changeBody({ colour: 'red' }));
    await page.goto('/about');
    const notice = page.getByRole('region', { name: outboxText(siteLocale, 'label') });
    await expect(notice.getByText(outboxText(siteLocale, 'rejected'))).toBeVisible();
    await expectContactOptions(notice, siteLocale, person.full_name);
    await notice.getByRole('button', { name: outboxText(siteLocale, 'backToForm') }).click();
    await expect(page).toHaveURL(form.path);
    await expect(name).toHaveValue(person.full_name);
    await expect(notice).toBeHidden();
  });

  await test.step('once it is accepted it is stored', async () => {
    await rejectCreates(page, apiUrl);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
    expect(await enquiriesOf(db, person)).toEqual([
      expect.objectContaining(expectedRow(form, person, siteLocale)),
    ]);
  });
});
