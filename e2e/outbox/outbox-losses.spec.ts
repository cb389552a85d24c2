import { locales } from '../../src/i18n/locales';
import { expectedRow, fillForm, formArea, formOf, sendButton } from '../support/enquiry-forms';
import { routeFormCode } from '../support/form-code';
import {
  enquiriesOf,
  expect,
  newPerson,
  openClosableTab,
  openTab,
  pressAndClose,
  test,
} from '../support/outbox';
import { refuseStorage, refusing } from '../support/refuse-storage';
import { text } from '../support/texts';

const interest = formOf('interest');

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

for (const [what, script] of [
  ['all storage', refuseStorage],
  ['localStorage', refusing('localStorage')],
] as const) {
  test(`an enquiry whose tab is closed with the press is sent where the browser refuses ${what} @ar-phone @7.40`, async ({
    context,
    db,
    siteLocale,
  }) => {
    await context.addInitScript({ content: script });
    const page = await openClosableTab(context, interest.path);
    const who = newPerson();
    await fillForm(page, siteLocale, interest, who);
    await pressAndClose(page);
    await expect.poll(async () => (await enquiriesOf(db, who)).length).toBe(1);
    expect(await enquiriesOf(db, who)).toEqual([
      expect.objectContaining(expectedRow(interest, who, siteLocale)),
    ]);
  });
}

for (const [what, fault] of [
  ['cannot be reached', 'down'],
  ['stores it and its answer is lost', 'cut'],
] as const) {
  test(`an enquiry whose tab is closed with the press while the API ${what} is sent by the next visit, once @ar-phone @7.39 @7.41`, async ({
    context,
    gate,
    db,
    siteLocale,
  }) => {
    const page = await openClosableTab(context, interest.path);
    const who = newPerson();
    await fillForm(page, siteLocale, interest, who);
    await gate.setFault(fault);
    await pressAndClose(page);
    await expect.poll(() => gate.attempts()).toBeGreaterThan(0);
    await gate.setFault(undefined);
    const next = await openTab(context, '/about');
    const notice = next.getByRole('region', { name: text(siteLocale, 'common', 'outbox.label') });
    await expect(notice.getByText(text(siteLocale, 'common', 'outbox.delivered'))).toBeVisible();
    const rows = await enquiriesOf(db, who);
    expect(rows).toEqual([expect.objectContaining(expectedRow(interest, who, siteLocale))]);
    await expect(notice).toContainText(String(rows[0]?.reference));
  });
}

test('a press before the code of the form has loaded is carried out at the next visit of the form @ar-phone @7.53', async ({
  context,
  db,
  siteLocale,
}) => {
  let isHeld = true;
  // It takes longer than the visitor stays.
  await routeFormCode(context, async (route) => (isHeld ? undefined : route.continue()));
  const page = await openClosableTab(context, interest.path);
  const who = newPerson();
  await fillForm(page, siteLocale, interest, who);
  await pressAndClose(page);
  isHeld = false;
  const again = await openTab(context, interest.path);
  await formArea(again, siteLocale, interest).scrollIntoViewIfNeeded();
  await expect(formArea(again, siteLocale, interest).getByRole('status')).toContainText(/SH-\d{5,}/);
  expect(await enquiriesOf(db, who)).toHaveLength(1);
});

test('the same words in the other language are one enquiry where nothing is stored and the answer was lost @ar-phone @7.41 @7.48', async ({
  page,
  context,
  gate,
  db,
  siteLocale,
}) => {
  context.on('page', (tab) => tab.on('dialog', (dialog) => void dialog.accept()));
  await context.addInitScript({ content: refuseStorage });
  const who = newPerson();
  await page.goto(interest.path);
  await gate.setFault('cut');
  const first = await fillForm(page, siteLocale, interest, who);
  await sendButton(first, siteLocale).click();
  await expect(first.getByRole('status')).toContainText(text(siteLocale, 'enquiries', 'savedInTab'));
  const [row] = await enquiriesOf(db, who);

  const other = siteLocale === 'ar' ? 'en' : 'ar';
  const tab = await openTab(context, interest.path);
  await tab.getByRole('button', { name: locales[other].name }).click();
  await expect(tab.locator('html')).toHaveAttribute('lang', other);
  await gate.setFault(undefined);
  const second = await fillForm(tab, other, interest, who);
  await sendButton(second, other).click();
  for (const area of [second, first])
    await expect(area.getByRole('status')).toContainText(String(row?.reference), { timeout: 30_000 });
  expect(await enquiriesOf(db, who)).toEqual([
    expect.objectContaining(expectedRow(interest, who, siteLocale)),
  ]);
});
