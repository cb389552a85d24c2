import type { BrowserContext, Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { fillForm, formArea, formOf, expectedRow, sendButton } from '../support/enquiry-forms';
import { enquiriesOf, expect, newPerson, openTab, storedEnquiryData, test } from '../support/outbox';
import { text } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

const interest = formOf('interest');
const hour = 3_600_000;

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

test('a draft is deleted when its enquiry arrives from another page, also in the tab that still shows it @ar-phone @7.49', async ({
  context,
  gate,
  db,
  siteLocale,
}) => {
  const first = await openTab(context, interest.path);
  const who = newPerson();
  const area = await fillForm(first, siteLocale, interest, who);
  await gate.setFault('hang');
  const request = first.waitForRequest((request) => request.method() === 'POST');
  await sendButton(area, siteLocale).click();
  await request;
  expect(await first.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(who.full_name);
  await first.close();

  await gate.setFault(undefined);
  const other = await openTab(context, '/about');
  await expect.poll(async () => (await enquiriesOf(db, who)).length, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => storedEnquiryData(other)).not.toContain(who.full_name);
  const again = await openTab(context, interest.path);
  const name = (page: Page) =>
    formArea(page, siteLocale, interest).getByLabel(text(siteLocale, 'enquiries', 'fields.full_name'));
  await expect(name(again)).toHaveValue('');

  const someoneElse = newPerson();
  const written = await fillForm(again, siteLocale, interest, someoneElse);
  const beside = await openTab(context, interest.path);
  await expect(name(beside)).toHaveValue(someoneElse.full_name);
  await sendButton(written, siteLocale).click();
  await expect(written.getByRole('status')).toContainText(/SH-\d{5,}/);
  await expect(name(beside)).toHaveValue('');
});

test('the same text sent after a reload, hours later and in the other language is the same enquiry @ar-phone @7.48', async ({
  page,
  db,
  siteLocale,
}) => {
  const who = newPerson();
  const send = async (locale: typeof siteLocale) => {
    const area = await fillForm(page, locale, interest, who);
    await sendButton(area, locale).click();
    return area.getByRole('status');
  };
  await page.goto(interest.path);
  await expect(await send(siteLocale)).toContainText(/SH-\d{5,}/);
  const [row] = await enquiriesOf(db, who);
  const expectSameEnquiry = async (locale: typeof siteLocale) => {
    const status = await send(locale);
    await expect(status).toContainText(text(locale, 'enquiries', 'already'));
    await expect(status).toContainText(String(row?.reference));
  };

  await page.reload();
  await expectSameEnquiry(siteLocale);
  await page.clock.setFixedTime(Date.now() + 5 * hour);
  await page.reload();
  await expectSameEnquiry(siteLocale);
  const other = siteLocale === 'ar' ? 'en' : 'ar';
  await page.getByRole('button', { name: locales[other].name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expectSameEnquiry(other);
  expect(await enquiriesOf(db, who)).toHaveLength(1);
});

/** Blocks the code of the outbox until the returned function is called. */
async function blockOutbox(context: BrowserContext): Promise<() => void> {
  let broken = true;
  await context.route(/\.js$/, async (route) => {
    const code = broken ? await (await fetch(route.request().url())).text() : '';
    await (code.includes('createObjectStore') ? route.abort() : route.continue());
  });
  return () => {
    broken = false;
  };
}

test('when the code of the outbox does not load, the form keeps everything, says so, and retries @ar-phone @7.53', async ({
  page,
  context,
  db,
  siteLocale,
}) => {
  const unblock = await blockOutbox(context);
  await page.goto(interest.path);
  const who = newPerson();
  const area = await fillForm(page, siteLocale, interest, who);
  const name = area.getByLabel(text(siteLocale, 'enquiries', 'fields.full_name'));
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(text(siteLocale, 'enquiries', 'pendingHint'));
  await expect(name).toHaveValue(who.full_name);
  unblock();
  await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
  await expect(name).toHaveValue('');
  expect(await enquiriesOf(db, who)).toEqual([
    expect.objectContaining(expectedRow(interest, who, siteLocale)),
  ]);
});
