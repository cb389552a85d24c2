import { locales } from '../../src/i18n/locales';
import { fieldByName, fillContactForm, openForm, sendButton } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { holdScripts } from '../support/page';
import { text } from '../support/texts';

const words = {
  required: { ar: 'الحقل مطلوب', en: 'This field is required' },
  mobile: { ar: 'الرجاء ادخال رقم صحيح', en: 'Please enter a valid number' },
} as const;

test('a draft is restored after a reload and in the other language, and deleted once it is sent @ar-phone', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, '/projects/contact');
  const name = await fillContactForm(area, siteLocale);
  await fieldByName(area, siteLocale, 'location').selectOption('jeddah');
  await page.reload();
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue(name);
  await expect(fieldByName(area, siteLocale, 'location')).toHaveValue('jeddah');

  const other = siteLocale === 'ar' ? 'en' : 'ar';
  await page.getByRole('button', { name: locales[other].name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(fieldByName(area, other, 'full_name')).toHaveValue(name);
  await expect(fieldByName(area, other, 'location')).toHaveValue('jeddah');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(fieldByName(area, other, 'full_name')).toHaveValue(name);
  await sendButton(area, other).click();
  await expect(area.getByRole('status')).toContainText(/SH-/);
  await expect(fieldByName(area, other, 'full_name')).toHaveValue('');
  await page.reload();
  await expect(fieldByName(area, other, 'full_name')).toHaveValue('');
});

test('on a shared device nothing that is typed is stored @ar-phone', async ({ page, siteLocale }) => {
  const area = await openForm(page, '/consultation');
  await fieldByName(area, siteLocale, 'full_name').fill('نورة سعد');
  await area.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') }).check();
  await fieldByName(area, siteLocale, 'mobile').fill('0551234567');
  await page.reload();
  await expect(
    area.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') }),
  ).toBeChecked();
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue('');
  await expect(fieldByName(area, siteLocale, 'mobile')).toHaveValue('');
});

test('what is typed before hydration is not lost @ar-phone', async ({ page, siteLocale }) => {
  const release = await holdScripts(page);
  await page.goto('/consultation', { waitUntil: 'commit' });
  const area = page.getByRole('form');
  await fieldByName(area, siteLocale, 'full_name').fill('نورة سعد العتيبي');
  await fieldByName(area, siteLocale, 'mobile').fill('0521234567');
  release();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue('نورة سعد العتيبي');
  await sendButton(area, siteLocale).click();
  // The name was kept: only the number and the missing text are invalid.
  await expect(area.getByText(words.mobile[siteLocale])).toBeVisible();
  await expect(area.getByText(words.required[siteLocale])).toHaveCount(1);
});
