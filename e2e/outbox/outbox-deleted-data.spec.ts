import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { expectedRow, formOf } from '../support/enquiry-forms';
import { enquiriesOf, expect, openTab, sendUndelivered, storedEnquiryData, test } from '../support/outbox';
import { refuseStorage } from '../support/refuse-storage';
import { text } from '../support/texts';

const interest = formOf('interest');

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

/** Begins the heading of the numbers that the device has. */
const listed = (locale: Locale) => text(locale, 'enquiries', 'receipts.title').split('{{')[0] ?? '';

const deletions: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  'its database': async (_page, context) => {
    const other = await openTab(context, '/about');
    await other.evaluate(
      () =>
        new Promise<void>((resolve) => {
          localStorage.clear();
          indexedDB.deleteDatabase('enquiries').onsuccess = () => resolve();
        }),
    );
    await other.close();
  },
  'the data of the site': async (page, context) => {
    const developerTools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await developerTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  },
};

for (const [what, deleteIt] of Object.entries(deletions)) {
  test(`an enquiry that waits is written again when ${what} is deleted, and arrives @ar-phone @7.37 @7.38`, async ({
    page,
    context,
    gate,
    db,
    siteLocale,
  }) => {
    const { who, status } = await sendUndelivered({ page, gate, siteLocale }, interest);

    await deleteIt(page, context);
    await expect.poll(() => storedEnquiryData(page)).toContain(who.full_name);
    await expect(status).toContainText(text(siteLocale, 'enquiries', 'savedHint'));
    await gate.setFault(undefined);
    await expect(status).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
    expect(await enquiriesOf(db, who)).toEqual([
      expect.objectContaining(expectedRow(interest, who, siteLocale)),
    ]);
  });

  test(`what another tab has delivered is said on when ${what} is deleted @ar-phone @7.38`, async ({
    page,
    context,
    gate,
    siteLocale,
  }) => {
    const { status } = await sendUndelivered({ page, gate, siteLocale }, interest);
    await page.route('**/create', (route) => route.abort());
    await gate.setFault(undefined);
    const other = await openTab(context, '/about');
    // This tab tries as well, without success, and each attempt delays those of all tabs.
    await expect(async () => {
      await other.evaluate(() => dispatchEvent(new Event('online')));
      expect(await status.textContent()).toMatch(/SH-\d{5,}/);
    }).toPass();
    await other.close();

    const numbers = page.locator('summary').filter({ hasText: listed(siteLocale) });
    await expect(numbers).toHaveCount(1);
    await deleteIt(page, context);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(numbers).toHaveCount(0);
    await expect(status).toContainText(/SH-\d{5,}/);
  });
}

test('a receipt that is deleted with its database before anybody has read it is shown all the same @ar-phone @7.38', async ({
  page,
  gate,
  siteLocale,
}) => {
  const { status } = await sendUndelivered({ page, gate, siteLocale }, interest);
  // As the database does that is about to be deleted: it accepts the receipt, and then nothing is there.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, entry: { id: string; state: string }) {
      const request = put.call(this, entry);
      if (entry.state === 'delivered') this.delete(entry.id);
      return request;
    };
  });
  await gate.setFault(undefined);
  await expect(status).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
  expect(await storedEnquiryData(page)).not.toContain('delivered');
});

test('an enquiry whose storage is deleted and refused from then on is said to be in this tab only @ar-phone', async ({
  page,
  gate,
  db,
  siteLocale,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const { who, status } = await sendUndelivered({ page, gate, siteLocale }, interest);
  await page.evaluate(`(() => {
    const { indexedDB: database, localStorage: items } = window;
    ${refuseStorage}
    items.clear();
    database.deleteDatabase('enquiries');
  })()`);
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'savedInTab'), { timeout: 30_000 });
  await gate.setFault(undefined);
  await expect(status).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
  expect(await enquiriesOf(db, who)).toHaveLength(1);
});
