import { fieldByName, fillForm, formArea, formOf, sendButton } from '../support/enquiry-forms';
import {
  enquiriesOf,
  expect,
  newPerson,
  openTab,
  sendUndelivered,
  storedEnquiryData,
  test,
} from '../support/outbox';
import { text } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

const interest = formOf('interest');
const maintenance = formOf('maintenance');
const day = 24 * 3_600_000;

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

test('on a shared device nothing that was typed is stored beyond the tab, and the form says so @ar-phone @7.50', async ({
  page,
  context,
  gate,
  db,
  siteLocale,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(interest.path);
  const who = newPerson();
  const shared = page.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') });
  const form = formArea(page, siteLocale, interest);
  const name = fieldByName(form, siteLocale, 'full_name');
  const status = form.getByRole('status');

  await test.step('what is typed afterwards is not stored as a draft', async () => {
    await fillForm(page, siteLocale, interest, who);
    await shared.check();
    await name.fill(`${who.full_name} العتيبي`);
    await name.blur();
    await page.waitForTimeout(1500); // longer than the debounce of drafts
    await page.reload();
    await expect(name).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(who.full_name);
  });

  await test.step('an enquiry that does not arrive is stored in this tab only', async () => {
    const area = await fillForm(page, siteLocale, interest, who);
    await expect(shared).toBeChecked();
    await gate.setFault('500');
    await sendButton(area, siteLocale).click();
    await expect(status).toContainText(text(siteLocale, 'enquiries', 'savedInTab'));
    expect(await storedEnquiryData(page)).not.toContain(who.full_name);
    expect(await page.evaluate(() => localStorage.getItem('enquiries-waiting'))).toBeNull();
  });

  await test.step('the tab still has the enquiry after a reload, and sends it', async () => {
    await page.reload();
    await formArea(page, siteLocale, interest).scrollIntoViewIfNeeded();
    await expect(status).toContainText(text(siteLocale, 'enquiries', 'savedInTab'));
    await gate.setFault(undefined);
    await expect(status).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
    expect(await enquiriesOf(db, who)).toHaveLength(1);
  });

  await test.step('another tab has nothing of it', async () => {
    const other = await openTab(context, interest.path);
    await formArea(other, siteLocale, interest).scrollIntoViewIfNeeded();
    await expect(other.locator('details').filter({ hasText: /SH-\d/ })).toHaveCount(0);
    const [rows] = JSON.parse(await storedEnquiryData(other)) as [unknown[]];
    expect(rows).toEqual([]);
  });
});

test('a waiting enquiry is limited to the tab once the device is marked as shared @ar-phone @7.50', async ({
  page,
  context,
  gate,
  siteLocale,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const { who, area, status } = await sendUndelivered({ page, gate, siteLocale }, interest);
  expect(await storedEnquiryData(page)).toContain(who.full_name);
  await area.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') }).check();
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'savedInTab'));
  expect(await storedEnquiryData(page)).not.toContain(who.full_name);
  const attempts = gate.attempts();
  await page.close();
  await openTab(context, '/about');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(gate.attempts()).toBe(attempts);
});

test('the reference stays on the device without the text of the enquiry, and can be deleted @ar-phone @7.52', async ({
  page,
  db,
  siteLocale,
}) => {
  const who = newPerson();
  await page.goto(maintenance.path);
  const area = await fillForm(page, siteLocale, maintenance, who);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
  const reference = String((await enquiriesOf(db, who))[0]?.reference);
  const receipt = page.locator('details').filter({ hasText: reference });
  const open = async (path: string) => {
    await page.goto(path);
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await receipt.locator('summary').click();
  };

  await open('/projects/contact');
  await expect(receipt).toContainText(text(siteLocale, 'enquiries', 'kinds.maintenance'));
  await expect(receipt.locator('time')).toBeVisible();
  for (const word of [who.full_name, who.mobile, maintenance.typed.description ?? ''])
    expect(await storedEnquiryData(page)).not.toContain(word);

  await open(maintenance.path);
  const name = text(siteLocale, 'enquiries', 'receipts.eraseOne').replace('{{reference}}', reference);
  await receipt.getByRole('button', { name }).click();
  await expect(receipt).toHaveCount(0);
  await expect.poll(() => storedEnquiryData(page)).not.toContain(reference);
});

test('expired drafts, references and undelivered enquiries are deleted by a visit to any page @ar-phone @7.51', async ({
  page,
  gate,
  siteLocale,
}) => {
  const who = newPerson();
  await page.goto(interest.path);
  const area = await fillForm(page, siteLocale, interest, who);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
  const draft = newPerson();
  await fillForm(page, siteLocale, interest, draft);
  expect(await storedEnquiryData(page)).toContain(draft.full_name);
  const start = Date.now();

  await test.step('after eight days the draft is deleted', async () => {
    await page.clock.setFixedTime(start + 8 * day);
    await page.goto('/about');
    await expect.poll(() => storedEnquiryData(page)).not.toContain(draft.full_name);
    expect(await storedEnquiryData(page)).toMatch(/SH-\d{5,}/);
  });

  await test.step('later an undelivered enquiry and the references are deleted, and a notice says so', async () => {
    const { who: stuck } = await sendUndelivered({ page, gate, siteLocale }, maintenance, 'saved');
    await page.clock.setFixedTime(start + 39 * day);
    await page.goto('/about');
    await expect.poll(() => storedEnquiryData(page), { timeout: 15_000 }).not.toContain(stuck.full_name);
    await expect.poll(() => storedEnquiryData(page)).not.toMatch(/SH-\d{5,}/);
    // It was sent once more before it was deleted, and the notice says so.
    const notice = page.getByRole('region', { name: text(siteLocale, 'common', 'outbox.label') });
    await expect(notice).toContainText(stuck.full_name);
  });
});
