import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { fieldByName, fillForm, formArea, formOf, sendButton, type Person } from '../support/enquiry-forms';
import { enquiriesOf, expect, newPerson, openTab, test } from '../support/outbox';
import { changeBody } from '../support/rejections';
import { text } from '../support/texts';

const interest = formOf('interest');

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource/));

/** Has the API refuse the mobile number of what this tab sends. */
const refuseMobile = (page: Page) =>
  page.route(/\/create$/, (route, request) =>
    request.method() === 'POST' ? changeBody({ mobile: '1' })(route, request) : route.continue(),
  );

/** Fills in and sends the form; the API refuses the mobile number. */
async function showRefusal(page: Page, locale: Locale, who: Person) {
  await refuseMobile(page);
  await page.goto(interest.path);
  const refused = await fillForm(page, locale, interest, who);
  const mobile = fieldByName(refused, locale, 'mobile');
  await sendButton(refused, locale).click();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  return { refused, mobile };
}

for (const [what, note] of [
  ['the same words', interest.typed.note ?? ''],
  ['corrected words', 'قريب من الحديقة'],
] as const) {
  test(`a tab that showed a refusal shows what is true once another tab has sent ${what} @ar-phone @7.43`, async ({
    page,
    context,
    db,
    siteLocale,
  }) => {
    const who = newPerson();
    const { refused, mobile } = await showRefusal(page, siteLocale, who);

    const other = await openTab(context, interest.path);
    const area = formArea(other, siteLocale, interest);
    await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue(who.full_name);
    await fieldByName(area, siteLocale, 'note').fill(note);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
    const [row] = await enquiriesOf(db, who);

    const status = refused.getByRole('status');
    await expect(status).toContainText(text(siteLocale, 'enquiries', 'delivered'));
    await expect(status).toContainText(String(row?.reference));
    await expect(mobile).not.toHaveAttribute('aria-invalid', 'true');
    await expect(mobile).toHaveValue('');
    expect(await enquiriesOf(db, who)).toHaveLength(1);
  });
}

test('a refusal stays when another tab has sent the enquiry of somebody else @ar-phone', async ({
  page,
  context,
  siteLocale,
}) => {
  const { mobile } = await showRefusal(page, siteLocale, newPerson());

  const other = await openTab(context, interest.path);
  const area = await fillForm(other, siteLocale, interest, { ...newPerson(), mobile: '0509876543' });
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
});

test('what was refused comes back around what is typed in another tab before the outbox has loaded @ar-phone', async ({
  page,
  context,
  siteLocale,
}) => {
  const who = newPerson();
  await showRefusal(page, siteLocale, who);
  let loadOutbox = () => {};
  const outbox = new Promise<void>((resolve) => (loadOutbox = resolve));
  await context.route('**/*.js', async (route) => {
    const response = await fetch(route.request().url());
    if ((await response.text()).includes('createObjectStore')) await outbox;
    await route.continue();
  });
  const other = await openTab(context, interest.path);
  const area = formArea(other, siteLocale, interest);
  const note = fieldByName(area, siteLocale, 'note');
  await note.fill('قريب من الحديقة');
  loadOutbox();
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue(who.full_name);
  await expect(note).toHaveValue('قريب من الحديقة');
});
