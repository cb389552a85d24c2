import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import type { FileKey } from '../../src/i18n/text-keys';
import { fillForm, sendButton, type EnquiryForm } from './enquiry-forms';
import { openFaultGate, type FaultGate } from './fault-gate';
import { expect, test as base, type Query } from './fixtures';
import { text } from './texts';

export { expect } from './fixtures';

/** Tests whose browser reaches the API through a gate that simulates network faults. */
export const test = base.extend<{ gate: FaultGate }>({
  gate: async ({ baseURL }, use) => {
    const gate = await openFaultGate(baseURL ?? '');
    await use(gate);
    await gate.close();
  },
  proxy: async ({ gate }, use) => use(gate.proxy),
});

/** A person whose enquiries are found by name. */
export const newPerson = () => ({ full_name: `نورة 😀 ${randomUUID().slice(0, 12)}`, mobile: '0551234567' });

export const enquiriesOf = (db: Query, { full_name }: { full_name: string }) =>
  db<Record<string, unknown>>('select * from enquiries where full_name = $1', [full_name]);

/**
 * Sends the enquiry of a new person, which the API does not take, until the form says that it is stored.
 * @param words what the form says, in the namespace `enquiries`
 */
export async function sendUndelivered(
  { page, gate, siteLocale }: { page: Page; gate: FaultGate; siteLocale: Locale },
  form: EnquiryForm,
  words: FileKey<'enquiries'> = 'savedHint',
) {
  await gate.setFault('500');
  await page.goto(form.path);
  const who = newPerson();
  const area = await fillForm(page, siteLocale, form, who);
  await sendButton(area, siteLocale).click();
  const status = area.getByRole('status');
  await expect(status).toContainText(text(siteLocale, 'enquiries', words));
  return { who, area, status };
}

/** Opens another tab of the visitor, and waits for hydration. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page;
}

/** JSON of everything that the browser stores about enquiries: `[entries of the outbox, localStorage]`. */
export const storedEnquiryData = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const request = indexedDB.open('enquiries');
      // Only the site creates it, with what belongs inside.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    });
    const rows = await new Promise<unknown[]>((resolve) => {
      if (!database) return resolve([]);
      const request = database.transaction('entries').objectStore('entries').getAll();
      request.onsuccess = () => resolve(request.result as unknown[]);
    });
    database?.close();
    return JSON.stringify([rows, { ...localStorage }]);
  });

/** Presses the button of a filled form, and closes its tab in the same task, as a hasty visitor does. */
export async function pressAndClose(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  const press = page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
    window.close();
  });
  await press.catch(() => undefined); // the page is gone
  await closed;
}

/** Opens a tab that may be closed by its own script. */
export async function openClosableTab(context: BrowserContext, path: string): Promise<Page> {
  const opener = context.pages()[0] ?? (await context.newPage());
  await opener.goto('/about');
  const opened = context.waitForEvent('page');
  await opener.evaluate((address) => void window.open(address), path);
  const page = await opened;
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page;
}
