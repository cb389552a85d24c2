import type { BrowserContext, Page } from '@playwright/test';
import { deliveryTag } from '../../src/lib/background-delivery';
import { expectedRow, formOf } from '../support/enquiry-forms';
import { enquiriesOf, expect, openTab, sendUndelivered, test } from '../support/outbox';
import { text } from '../support/texts';

// A worker outlives the test: Playwright cannot take back what it keeps.
test.use({ serviceWorkers: 'allow', reuseContext: false });

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

const interest = formOf('interest');

/** Waits for the worker, which starts when the browser is idle. */
async function openWithWorker(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Says to the worker what the browser says when it has a connection again. No page of the site is open. */
async function announceConnection(context: BrowserContext, siteUrl: string): Promise<void> {
  const tab = await context.newPage();
  const browser = await context.newCDPSession(tab);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(siteUrl) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: siteUrl,
    registrationId,
    tag: deliveryTag,
    lastChance: false,
  });
  await tab.close();
}

/** The headless shell refuses to register what it is to send later, but sends it: a whole Chromium does both. */
const acceptRegistration = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { prototype } = (globalThis as unknown as { SyncManager: { prototype: object } }).SyncManager;
    Object.assign(prototype, { register: () => Promise.resolve() });
  });

test('an enquiry arrives while the site is closed, once, and the form says that it will @ar-phone @en-desktop @7.38', async ({
  page,
  context,
  baseURL,
  gate,
  db,
  siteLocale,
}) => {
  await acceptRegistration(page);
  await openWithWorker(page);
  const { who } = await sendUndelivered({ page, gate, siteLocale }, interest, 'savedInBackground');
  await page.close();
  await announceConnection(context, baseURL ?? '');
  expect(await enquiriesOf(db, who)).toEqual([]);

  await gate.setFault(undefined);
  // As the browser does until the worker has sent everything.
  const announceAgain = async () => {
    await announceConnection(context, baseURL ?? '');
    return enquiriesOf(db, who);
  };
  await expect.poll(announceAgain).toHaveLength(1);
  const later = await openTab(context, interest.path);
  await expect(
    later.getByText(text(siteLocale, 'enquiries', 'receipts.title').split('{{')[0] ?? ''),
  ).toBeVisible();
  await announceConnection(context, baseURL ?? '');
  expect(await enquiriesOf(db, who)).toEqual([
    expect.objectContaining(expectedRow(interest, who, siteLocale)),
  ]);
});

test('where the browser may send nothing in the background, the form promises the next visit @ar-phone @7.39', async ({
  page,
  context,
  gate,
  db,
  siteLocale,
}) => {
  await openWithWorker(page);
  const { who } = await sendUndelivered({ page, gate, siteLocale }, interest, 'savedHint');
  await page.close();
  await gate.setFault(undefined);
  await openTab(context, '/about');
  await expect.poll(() => enquiriesOf(db, who)).toHaveLength(1);
});
