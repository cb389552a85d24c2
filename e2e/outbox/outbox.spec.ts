import { fillForm, formArea, formOf, expectedRow, sendButton } from '../support/enquiry-forms';
import { enquiriesOf, expect, newPerson, openTab, storedEnquiryData, test } from '../support/outbox';
import { toastOf } from '../support/page';
import { text } from '../support/texts';

const failedLoads = /Failed to load resource|ERR_/;

const interest = formOf('interest');
const consultation = formOf('consultation');

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(failedLoads));

test('the enquiry is stored before the request is sent, and deleted once it has arrived @ar-phone @7.37', async ({
  page,
  gate,
  siteLocale,
}) => {
  await gate.setFault('hang');
  await page.goto(interest.path);
  const who = newPerson();
  const area = await fillForm(page, siteLocale, interest, who);
  await sendButton(area, siteLocale).click();
  await expect.poll(() => gate.attempts()).toBe(1);
  expect(await storedEnquiryData(page)).toContain(who.full_name);
  await gate.setFault(undefined);
  await expect(area.getByText(text(siteLocale, 'enquiries', 'delivered'))).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => storedEnquiryData(page)).not.toContain(who.full_name);
});

test('the success toast has another text and icon when the enquiry is only stored, and so has the note @ar-phone @7.36', async ({
  page,
  gate,
  siteLocale,
}) => {
  await gate.setFault('500');
  await page.goto(consultation.path);
  const area = await fillForm(page, siteLocale, consultation, newPerson());
  await sendButton(area, siteLocale).click();
  const storedToast = { ar: 'تم الإرسال بنجاح إلى صندوق الصادر', en: 'Sent successfully to the outbox' };
  const toast = toastOf(page, storedToast[siteLocale]);
  await expect(toast).toHaveText(text(siteLocale, 'enquiries', 'savedToast'));
  const iconOf = (container: typeof toast) => container.locator('svg').first().innerHTML();
  const storedIcon = await iconOf(toast);
  const status = area.getByRole('status');
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'saved'));
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'savedHint'));
  await expect(status).not.toContainText(/SH-\d/);
  expect(await iconOf(status)).toBe(storedIcon);

  // Under the pointer it stays, but not longer than it is true.
  await toast.hover();
  await gate.setFault(undefined);
  await expect(status).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
  await expect(status).not.toContainText(text(siteLocale, 'enquiries', 'saved'));
  await expect(toast).toHaveCount(0);
  await fillForm(page, siteLocale, consultation, newPerson());
  await sendButton(area, siteLocale).click();
  const done = toastOf(page, text(siteLocale, 'enquiries', 'delivered'));
  await expect(done).toBeVisible();
  expect(await iconOf(done)).not.toBe(storedIcon);
});

test('a double click sends one enquiry @ar-phone @7.41', async ({ page, db, siteLocale }) => {
  await page.goto(interest.path);
  const who = newPerson();
  const area = await fillForm(page, siteLocale, interest, who);
  await sendButton(area, siteLocale).dblclick();
  await expect(area.getByText(text(siteLocale, 'enquiries', 'delivered'))).toBeVisible();
  expect(await enquiriesOf(db, who)).toHaveLength(1);
});

test('a reload during sending makes no second enquiry, and the form still shows the status @ar-phone @7.41', async ({
  page,
  gate,
  db,
  siteLocale,
}) => {
  await gate.setFault('cut');
  await page.goto(interest.path);
  const who = newPerson();
  const area = await fillForm(page, siteLocale, interest, who);
  await sendButton(area, siteLocale).click();
  await expect.poll(async () => (await enquiriesOf(db, who)).length).toBe(1);
  await gate.setFault('500');
  await page.reload();
  await formArea(page, siteLocale, interest).scrollIntoViewIfNeeded();
  const status = formArea(page, siteLocale, interest).getByRole('status');
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'saved'));
  await gate.setFault(undefined);
  await expect(status).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
  expect(await enquiriesOf(db, who)).toHaveLength(1);
});

test('going Back and sending the same again gets the same reference @ar-phone @7.41', async ({
  page,
  db,
  siteLocale,
}) => {
  await page.goto(interest.path);
  const who = newPerson();
  const send = async () => {
    const area = await fillForm(page, siteLocale, interest, who);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
    return /SH-\d+/.exec(await area.getByRole('status').innerText())?.[0];
  };
  const first = await send();
  await page.goto('/about');
  await page.goBack();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(await send()).toBe(first);
  expect(await enquiriesOf(db, who)).toHaveLength(1);
});

test('two tabs that send the same make one enquiry @ar-phone @7.41', async ({
  context,
  gate,
  db,
  siteLocale,
}) => {
  const who = newPerson();
  const tabs = await Promise.all([openTab(context, interest.path), openTab(context, interest.path)]);
  const areas = await Promise.all(tabs.map((tab) => fillForm(tab, siteLocale, interest, who)));
  await gate.setFault('429');
  for (const area of areas) {
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(text(siteLocale, 'enquiries', 'saved'));
  }
  await gate.setFault(undefined);
  for (const area of areas) {
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
  }
  expect(await enquiriesOf(db, who)).toEqual([
    expect.objectContaining(expectedRow(interest, who, siteLocale)),
  ]);
});
