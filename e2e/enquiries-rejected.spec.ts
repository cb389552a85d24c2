import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { enquiryForms, fillForm, formArea, formOf, rowOf, sendButton } from './support/enquiry-forms';
import { expect, test } from './support/fixtures';
import { enquiriesOf, newPerson, storedEnquiryData } from './support/outbox';
import { changeBody, finalRejections, rejectCreates, respondWith } from './support/rejections';
import { text } from './support/texts';

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource/));

const said = (locale: Locale, key: string) => text(locale, 'common', `outbox.${key}`);
/** Up to where a value is put in. */
const words = (locale: Locale, key: string) => text(locale, 'enquiries', key).replace(/{{.*/, '');

/** Neither in a toast nor beside the form, and nothing waits. */
async function expectNoPromise(page: Page, locale: Locale) {
  for (const key of ['delivered', 'saved', 'savedToast'])
    await expect(page.getByRole('status').filter({ hasText: words(locale, key) })).toHaveCount(0);
  await expect.poll(async () => (JSON.parse(await storedEnquiryData(page)) as [unknown[]])[0]).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('enquiries-waiting'))).toBeNull();
}

async function expectOtherWays(status: Locator, locale: Locale, name: string) {
  await expect(status.getByRole('link', { name: said(locale, 'call') })).toHaveAttribute(
    'href',
    /^tel:\+966/,
  );
  const write = status.getByRole('link', { name: said(locale, 'write') });
  const address = new URL((await write.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain(name);
  await expect(status).toContainText(name);
  await expect(status.getByRole('button', { name: said(locale, 'copy') })).toBeVisible();
}

for (const form of enquiryForms) {
  test(`each refusal of the ${form.kind} form is said in words, and everything stays in the form @7.43 @7.44`, async ({
    page,
    apiUrl,
    db,
    siteLocale,
  }) => {
    test.slow();
    await page.goto(form.path);
    const who = newPerson();
    const area = await fillForm(page, siteLocale, form, who);
    const status = area.getByRole('status');
    const expectKept = async () => {
      for (const [name, value] of Object.entries({ ...who, ...form.typed, ...form.chosen }))
        await expect(area.getByLabel(words(siteLocale, `fields.${name}`))).toHaveValue(value);
    };

    for (const { name, respond } of finalRejections) {
      await test.step(name, async () => {
        await rejectCreates(page, apiUrl, respond);
        const asked = page.waitForResponse((response) => response.request().method() === 'POST');
        await sendButton(area, siteLocale).click();
        await asked;
        await expect(status.getByText(said(siteLocale, 'rejected'))).toBeVisible();
        await expect(status.getByText(said(siteLocale, 'rejectedHint'))).toBeVisible();
        await expectOtherWays(status, siteLocale, who.full_name);
        await expectNoPromise(page, siteLocale);
        await expectKept();
      });
    }

    await test.step('422 on fields: they are marked, and the summary leads to them', async () => {
      await rejectCreates(page, apiUrl, changeBody({ full_name: 'x', mobile: '123' }));
      await sendButton(area, siteLocale).click();
      const summary = { ar: 'راجع حقلين قبل الإرسال', en: 'Check 2 fields before sending' }[siteLocale];
      await expect(area.getByRole('group', { name: summary })).toBeFocused();
      for (const [name, rule] of [
        ['full_name', 'refusedShort'],
        ['mobile', 'mobile'],
      ] as const) {
        const control = area.getByLabel(words(siteLocale, `fields.${name}`));
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(new RegExp(words(siteLocale, `rules.${rule}`)));
      }
      await expect(status.getByText(said(siteLocale, 'rejected'))).toHaveCount(0);
      await expectNoPromise(page, siteLocale);
      await expectKept();
    });

    await test.step('nothing was stored; once it is taken there is one row', async () => {
      expect(await enquiriesOf(db, who)).toEqual([]);
      await rejectCreates(page, apiUrl);
      await sendButton(area, siteLocale).click();
      await expect(status).toContainText(/SH-\d{5,}/);
      expect(await enquiriesOf(db, who)).toEqual([expect.objectContaining(rowOf(form, who, siteLocale))]);
    });
  });
}

for (const [name, answer] of [
  ['422 that names the project', changeBody({ project_id: 'withdrawn-meanwhile' })],
  // The reference API says it by a 422.
  ['404', respondWith(404, { title: 'Not Found', status: 404 })],
] as const) {
  test(`interest in a project that is gone (${name}) is sent as a general request with one tap @7.45`, async ({
    page,
    apiUrl,
    db,
    siteLocale,
  }) => {
    const form = formOf('project_interest');
    await page.goto(form.path);
    const who = newPerson();
    const area = await fillForm(page, siteLocale, form, who);
    await rejectCreates(page, apiUrl, (route, request) =>
      request.url().includes('project-interested') ? answer(route, request) : route.continue(),
    );
    await sendButton(area, siteLocale).click();
    const status = area.getByRole('status');
    await expect(status.getByText(said(siteLocale, 'gone'))).toBeVisible();
    await expectOtherWays(status, siteLocale, who.full_name);
    await expectNoPromise(page, siteLocale);
    await expect(area.getByLabel(words(siteLocale, 'fields.full_name'))).toHaveValue(who.full_name);

    await status.getByRole('button', { name: said(siteLocale, 'general') }).click();
    await expect(status).toContainText(/SH-\d{5,}/);
    const { note } = form.typed;
    expect(await enquiriesOf(db, who)).toEqual([
      expect.objectContaining({ kind: 'interest', ...who, note, rooms: 4, project_id: null }),
    ]);
    await expect(area.getByLabel(words(siteLocale, 'fields.full_name'))).toHaveValue('');
  });
}

test('what is refused only later comes back: into its form, or where no form is into a notice @7.44', async ({
  page,
  apiUrl,
  db,
  siteLocale,
}) => {
  const form = formOf('consultation');
  const area = formArea(page, siteLocale, form);
  const name = area.getByLabel(words(siteLocale, 'fields.full_name'));
  const save = async (who: ReturnType<typeof newPerson>) => {
    await fillForm(page, siteLocale, form, who);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(words(siteLocale, 'saved'));
    await expect(name).toHaveValue('');
  };
  const busy = respondWith(503, { title: 'Busy', status: 503 });
  const who = newPerson();
  await page.goto(form.path);
  await rejectCreates(page, apiUrl, busy);
  await save(who);

  await test.step('into the form that waits for it', async () => {
    await rejectCreates(page, apiUrl, changeBody({ mobile: '123' }));
    await expect(name).toHaveValue(who.full_name, { timeout: 15_000 });
    const mobile = area.getByLabel(words(siteLocale, 'fields.mobile'));
    await expect(mobile).toHaveAccessibleDescription(new RegExp(words(siteLocale, 'rules.mobile')));
    await expect(area.getByRole('status')).toContainText(words(siteLocale, 'returned'));
    await expectNoPromise(page, siteLocale);
  });

  await test.step('into a notice on a page without a form, and from there back into the form', async () => {
    await rejectCreates(page, apiUrl, busy);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(words(siteLocale, 'saved'));
    await rejectCreates(page, apiUrl, changeBody({ colour: 'red' }));
    await page.goto('/about');
    const notice = page.getByRole('region', { name: said(siteLocale, 'label') });
    await expect(notice.getByText(said(siteLocale, 'rejected'))).toBeVisible();
    await expectOtherWays(notice, siteLocale, who.full_name);
    await notice.getByRole('button', { name: said(siteLocale, 'edit') }).click();
    await expect(page).toHaveURL(form.path);
    await expect(name).toHaveValue(who.full_name);
    await expect(notice).toBeHidden();
  });

  await rejectCreates(page, apiUrl);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
  expect(await enquiriesOf(db, who)).toEqual([expect.objectContaining(rowOf(form, who, siteLocale))]);
});
