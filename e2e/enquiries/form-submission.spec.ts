import { fillContactForm, openForm, sendButton, waitForHumanPace } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { toastOf } from '../support/page';
import { text } from '../support/texts';

const words = {
  saved: { ar: 'تم الإرسال بنجاح', en: 'Sent successfully' },
} as const;

test('a form that looks like a bot’s asks for confirmation, and then arrives @ar-phone', async ({
  page,
  siteLocale,
  db,
}) => {
  const area = await openForm(page, '/projects/contact');
  const name = await fillContactForm(area, siteLocale);
  await waitForHumanPace(page);
  // The honeypot field, because the time limit depends on the speed of the machine.
  await area
    .locator('[name=website]')
    .evaluate((trap: HTMLInputElement) => (trap.value = 'https://example.com'));
  await sendButton(area, siteLocale).click();
  const confirm = area.getByRole('button', { name: text(siteLocale, 'enquiries', 'confirm.send') });
  await expect(confirm).toBeFocused();
  expect(await db('select 1 from enquiries where full_name = $1', [name])).toEqual([]);
  await confirm.press('Enter');
  await expect(area.getByRole('status')).toContainText(/SH-/);
  expect(await db('select 1 from enquiries where full_name = $1', [name])).toHaveLength(1);
});

test('when the options are unavailable a text field replaces them, and its value is kept @ar-phone @7.28', async ({
  page,
  apiUrl,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const textField = page.getByRole('textbox', { name: text(siteLocale, 'enquiries', 'fields.location') });
  const select = page.getByRole('combobox', { name: text(siteLocale, 'enquiries', 'fields.location') });
  await test.step('the API is unavailable: the options of the build are suggested, and any text is allowed', async () => {
    await page.route(`${apiUrl}/**/lookups/*`, (route) => route.abort());
    await page.goto('/intrest');
    const textWithSuggestions = page.locator('input[name="location"][list]');
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await textWithSuggestions.fill('حي الياسمين');
    await expect(
      page.locator(`datalist option[value="${{ ar: 'جدة', en: 'Jeddah' }[siteLocale]}"]`),
    ).toHaveCount(1);
  });
  await test.step('the API is available again: what was typed is one of the options', async () => {
    await page.unroute(`${apiUrl}/**/lookups/*`);
    await page.reload();
    await expect(select).toHaveValue('حي الياسمين');
    await select.selectOption('jeddah');
  });
  await test.step('the API has no options', async () => {
    await page.route(`${apiUrl}/**/lookups/*`, (route) =>
      route.fulfill({ json: { data: [] }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await page.goto('/maintenance');
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await textField.fill('حي النرجس');
    await expect(textField).toHaveValue('حي النرجس');
  });
});

test('marketing needs consent, and the form links to the privacy page @ar-phone', async ({
  page,
  siteLocale,
  db,
}) => {
  const area = await openForm(page, '/projects/contact');
  const name = await fillContactForm(area, siteLocale);
  const consent = area.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'marketing') });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await waitForHumanPace(page);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-/);
  await expect(consent).not.toBeChecked();
  const rows = await db('select marketing_consent from enquiries where full_name = $1', [name]);
  expect(rows).toEqual([{ marketing_consent: true }]);
  await area.getByRole('link', { name: text(siteLocale, 'enquiries', 'privacy') }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  const heading = { ar: 'سياسة الخصوصية', en: 'Privacy policy' };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[siteLocale]);
});

/** Records how long the animations of toasts run, in milliseconds of their own clock, which a busy machine does not change. */
const recordToastAnimations = () => {
  const durations: number[] = [];
  Object.assign(window, { durations });
  document.addEventListener('animationend', ({ target, elapsedTime }) => {
    if (target instanceof Element && target.closest('.Toastify__toast')) durations.push(elapsedTime * 1000);
  });
};

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`the toast is at the top centre for 4,500 ms, in the direction of the language (motion: ${motion}) @ar-phone @9.3`, async ({
    page,
    siteLocale,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(recordToastAnimations);
    const area = await openForm(page, '/projects/contact');
    await fillContactForm(area, siteLocale);
    await waitForHumanPace(page);
    await sendButton(area, siteLocale).click();
    const toast = toastOf(page, words.saved[siteLocale]);
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCSS('direction', siteLocale === 'ar' ? 'rtl' : 'ltr');
    const box = await toast.boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, -1);
    expect(box?.y).toBeGreaterThanOrEqual(80);
    expect(box?.y).toBeLessThan(120);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0, { timeout: 15_000 });
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    expect(durations.length).toBeGreaterThan(0);
    expect(Math.round(durations.reduce((sum, time) => sum + time, 0))).toBe(4500);
  });
}

test('pages without a form load neither the form libraries nor the toast @ar-phone', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  for (const path of ['/about', '/FAQ', '/privacy']) await page.goto(path);
  const code = (await Promise.all(scripts)).join('');
  expect(code).not.toContain('Toastify__');
  expect(code).not.toContain('shouldUnregister');
});

test.describe('without JavaScript @ar-phone', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says to call or to write on WhatsApp instead', async ({ page, siteLocale }) => {
    await page.goto('/maintenance');
    const area = page.getByRole('form');
    // Playwright finds no text within `noscript`, though it is visible.
    expect(await area.innerText()).toContain(text(siteLocale, 'enquiries', 'noScript'));
    await expect(area.getByRole('link', { name: text(siteLocale, 'common', 'whatsapp') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/9665/,
    );
    await expect(area.getByRole('link', { name: /^05\d \d{3} \d{4}$/ })).toHaveAttribute(
      'href',
      /^tel:\+9665/,
    );
    await expect(sendButton(area, siteLocale)).toBeHidden();
  });
});
