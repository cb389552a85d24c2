import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import {
  fieldByName,
  fillContactForm,
  openForm,
  sendButton,
  waitForHumanPace,
} from '../support/enquiry-forms';
import { expect, test, type Query } from '../support/fixtures';
import { holdFormCode, routeFormCode } from '../support/form-code';
import { text } from '../support/texts';

const path = '/projects/contact';

const rowsOf = (db: Query, name: string) => db('select 1 from enquiries where full_name = $1', [name]);

/** A button of the notice that there is no connection. */
const noticeButton = (page: Page, locale: Locale, key: 'tryNow' | 'stay') =>
  page.getByRole('button', { name: text(locale, 'common', `offline.${key}`) });

/** Opens a form and disconnects before it is touched. Requests that are routed are not answered from the cache of other tests. */
async function openAndDisconnect(page: Page): Promise<void> {
  await routeFormCode(page, (route) => route.continue());
  await openForm(page, path);
  await page.context().setOffline(true);
}

/** Fills in a form that waits for its code, and presses its button. */
async function fillAndPress(page: Page, locale: Locale) {
  const area = page.getByRole('form');
  const name = await fillContactForm(area, locale);
  await waitForHumanPace(page);
  await sendButton(area, locale).click();
  return { area, name, status: area.getByRole('status') };
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Loading chunk/);
});

test('what is typed while the code of a form loads stays, with the focus and the caret', async ({
  page,
  siteLocale,
}) => {
  const release = await holdFormCode(page);
  const area = await openForm(page, path);
  const [name, mobile] = [
    fieldByName(area, siteLocale, 'full_name'),
    fieldByName(area, siteLocale, 'mobile'),
  ];
  await name.fill('نورة سعد العتيبي');
  await mobile.pressSequentially('+966551234567');
  await mobile.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  release();
  await expect(mobile).toHaveAccessibleDescription(/055 123 4567/);
  await expect(mobile).toBeFocused();
  await page.keyboard.type('0');
  await expect(mobile).toHaveValue('+9660551234567');
  await expect(name).toHaveValue('نورة سعد العتيبي');
});

test('a press before the code of a form is there is carried out once it is, and once only', async ({
  page,
  siteLocale,
  db,
}) => {
  const release = await holdFormCode(page);
  await openForm(page, path);
  const { area, name, status } = await fillAndPress(page, siteLocale);
  await expect(area.getByRole('button', { name: text(siteLocale, 'enquiries', 'sending') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await fieldByName(area, siteLocale, 'full_name').press('Enter');
  release();
  await expect(status).toContainText(/SH-/);
  expect(await rowsOf(db, name)).toHaveLength(1);
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue('');
});

test('a press before the code of a form is there marks what is to be fixed', async ({ page, siteLocale }) => {
  const release = await holdFormCode(page);
  const area = await openForm(page, path);
  await fieldByName(area, siteLocale, 'full_name').fill('نورة سعد العتيبي');
  await waitForHumanPace(page);
  await sendButton(area, siteLocale).click();
  release();
  await expect(area.getByRole('group')).toBeFocused();
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue('نورة سعد العتيبي');
  await expect(fieldByName(area, siteLocale, 'mobile')).toHaveAttribute('aria-invalid', 'true');
});

test('a form that is first touched without a connection says that it is not sent, and sends it once when that is back @7.53', async ({
  page,
  context,
  siteLocale,
  db,
}) => {
  await openAndDisconnect(page);
  const { area, name, status } = await fillAndPress(page, siteLocale);
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'failed'));
  await expect(noticeButton(page, siteLocale, 'tryNow')).toBeVisible();
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue(name);
  await context.setOffline(false);
  await expect(status).toContainText(/SH-/, { timeout: 30_000 });
  expect(await rowsOf(db, name)).toHaveLength(1);
  await expect(noticeButton(page, siteLocale, 'tryNow')).toHaveCount(0);
});

test('who gives up the press keeps what was typed, and sends it by another press @ar-phone', async ({
  page,
  context,
  siteLocale,
  db,
}) => {
  await openAndDisconnect(page);
  const { area, name, status } = await fillAndPress(page, siteLocale);
  await noticeButton(page, siteLocale, 'stay').click();
  await context.setOffline(false);
  const mobile = fieldByName(area, siteLocale, 'mobile');
  await mobile.fill('+966551234567');
  await expect(mobile).toHaveAccessibleDescription(/055 123 4567/);
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'failed'));
  expect(await rowsOf(db, name)).toEqual([]);
  await sendButton(area, siteLocale).click();
  await expect(status).toContainText(/SH-/);
  expect(await rowsOf(db, name)).toHaveLength(1);
});

test('a form whose code the host no longer has is loaded again with its page, and the press counts @ar-phone', async ({
  page,
  siteLocale,
  db,
}) => {
  let visits = 0;
  page.on('request', (request) => (visits += request.isNavigationRequest() ? 1 : 0));
  await routeFormCode(page, (route) => (visits > 1 ? route.continue() : route.abort()));
  await openForm(page, path);
  const { name, status } = await fillAndPress(page, siteLocale);
  await expect(status).toContainText(/SH-/);
  expect(visits).toBe(2);
  expect(await rowsOf(db, name)).toHaveLength(1);
});

test('a form whose code never loads says so after the reload, and nothing is lost @en-desktop @7.53', async ({
  page,
  siteLocale,
}) => {
  await routeFormCode(page, (route) => route.abort());
  await openForm(page, path);
  const reloaded = page.waitForEvent('load');
  const { area, name, status } = await fillAndPress(page, siteLocale);
  await reloaded;
  await expect(status).toContainText(text(siteLocale, 'enquiries', 'failedHint'));
  await expect(status.getByRole('link', { name: /05\d \d{3} \d{4}/ })).toBeVisible();
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue(name);
  await sendButton(area, siteLocale).click();
  await expect(page.getByText(text(siteLocale, 'common', 'error.incomplete'))).toBeVisible();
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue(name);
});

test('a draft counts as a touch: its form is checked without another one @ar-phone', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, path);
  const mobile = fieldByName(area, siteLocale, 'mobile');
  await mobile.fill('+966551234567');
  await expect(mobile).toHaveAccessibleDescription(/055 123 4567/);
  await page.reload();
  await expect(mobile).toHaveValue('+966551234567');
  await expect(mobile).toHaveAccessibleDescription(/055 123 4567/);
});
