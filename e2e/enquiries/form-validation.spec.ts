import type { Locator } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import {
  fieldByName,
  fillContactForm,
  openForm,
  sendButton,
  waitForHumanPace,
} from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

const words = {
  mobile: { ar: 'الرجاء ادخال رقم صحيح', en: 'Please enter a valid number' },
  email: { ar: 'الرجاء ادخال ايميل صحيح', en: 'Please enter a valid email' },
  threeParts: { ar: 'الرجاء ادخال الاسم الثلاثي', en: 'Please enter your name in three parts' },
  threeErrors: { ar: 'راجع 3 حقول قبل الإرسال', en: 'Check 3 fields before sending' },
  twoErrors: { ar: 'راجع حقلين قبل الإرسال', en: 'Check 2 fields before sending' },
  saved: { ar: 'تم الإرسال بنجاح', en: 'Sent successfully' },
} as const;

const numbers = ['+966 (0)55.123/4567', '٠٥٥١٢٣٤٥٦٧', '۰۰۹۶۶-۵۵-۱۲۳-۴۵۶۷', '\u061c５５１２３４５６７'];

test('the fields of the contact form report what is invalid, accept any way to write a number, and follow the direction of their text @3.13', async ({
  page,
  siteLocale,
  db,
}) => {
  const area = await openForm(page, '/projects/contact');
  const field = (name: Parameters<typeof fieldByName>[2]) => fieldByName(area, siteLocale, name);

  const expectReported = async (name: 'mobile' | 'email', wrong: string, right: string) => {
    const message = area.getByText(words[name][siteLocale]);
    await field(name).pressSequentially(wrong);
    await expect(message).toHaveCount(0);
    await field(name).blur();
    await expect(message).toBeVisible();
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(words[name][siteLocale]));
    await field(name).fill(right);
    await expect(message).toHaveCount(0);
    await expect(field(name)).not.toHaveAttribute('aria-invalid');
  };
  await test.step('an invalid number is reported on blur, not while typing @5.6', () =>
    expectReported('mobile', '0521234567', '0551234567'));
  await test.step('an invalid email is reported on blur, not while typing @5.8', () =>
    expectReported('email', 'noura@', 'noura@example.sa'));

  // A form that was sent is empty again.
  for (const typed of numbers)
    await test.step(`${typed} is accepted as a mobile number, and its normalized form is shown`, async () => {
      const name = await fillContactForm(area, siteLocale);
      await field('mobile').fill(typed);
      await expect(field('mobile')).toHaveAccessibleDescription(/055 123 4567/);
      expect(await sendAgain(area, siteLocale)).toMatch(/SH-/);
      const rows = await db('select mobile from enquiries where full_name = $1', [name]);
      expect(rows).toEqual([{ mobile: '0551234567' }]);
    });

  await test.step('a message has an example, and text fields follow the direction of their text', async () => {
    for (const [name, example] of [
      ['mobile', '05XXXXXXXX'],
      ['email', 'name@example.com'],
    ] as const) {
      await field(name).fill('abc');
      await field(name).blur();
      await expect(area.locator(`#contact-${name}-error`)).toContainText(`\u2066${example}\u2069`);
    }
    await field('full_name').fill('نورة');
    await field('full_name').blur();
    await expect(field('full_name')).toHaveAccessibleDescription(new RegExp(words.threeParts[siteLocale]));
    await expect(field('full_name')).toHaveCSS('direction', 'rtl');
    await expectDirection(field('full_name'), 'Noura Saad', 'ltr');
    await expectDirection(field('description'), 'شقة', 'rtl');
    await expectDirection(field('description'), 'A flat', 'ltr');
    await expectDirection(field('description'), '', siteLocale === 'ar' ? 'rtl' : 'ltr');
  });
});

/** Sends the form, and returns the reference of this enquiry, which is not that of the one before. */
async function sendAgain(area: Locator, siteLocale: Locale): Promise<string> {
  const reference = async () => /SH-\d+/.exec(await area.getByRole('status').innerText())?.[0] ?? '';
  const before = await reference();
  await waitForHumanPace(area.page());
  await sendButton(area, siteLocale).click();
  let sent = '';
  await expect
    .poll(async () => {
      sent = await reference();
      return sent !== '' && sent !== before;
    })
    .toBe(true);
  return sent;
}

async function expectDirection(control: Locator, typed: string, direction: 'ltr' | 'rtl'): Promise<void> {
  await control.fill(typed);
  await expect(control).toHaveCSS('direction', direction);
}

test('a form names its errors and leads to them, is filled in and sent by keyboard, and a click on its button counts @10.9', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, '/consultation');
  const send = sendButton(area, siteLocale);
  const mobile = fieldByName(area, siteLocale, 'mobile');

  await test.step('the error summary gets the focus, counts the errors and links to each field', async () => {
    await send.focus();
    // Scrolls to the button first.
    await send.click({ trial: true });
    await send.press('Enter');
    const summary = area.getByRole('group', { name: words.threeErrors[siteLocale] });
    await expect(summary).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const below = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await summary.boundingBox())?.y).toBeGreaterThanOrEqual(below);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(mobile).toBeFocused();
    await page.keyboard.type('0551234567');
    await expect(area.getByRole('group', { name: words.twoErrors[siteLocale] })).toBeVisible();
    await mobile.fill('');
  });

  await test.step('a form is filled in and sent by keyboard', async () => {
    await fieldByName(area, siteLocale, 'full_name').focus();
    // Other words in each language: the same ones would be one enquiry.
    const question = `الشراء أم الإيجار؟ ${siteLocale}`;
    for (const typed of ['نورة سعد العتيبي', '0551234567', 'noura@example.sa', question]) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    const marketing = area.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'marketing') });
    await expect(marketing).toBeFocused();
    await page.keyboard.press('Space');
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await waitForHumanPace(page);
    await page.keyboard.press('Enter');
    await expect(area.getByRole('status')).toContainText(words.saved[siteLocale]);
    await expect(send).toBeFocused();
  });

  await test.step('a click on the send button counts although the blurred field becomes invalid', async () => {
    // The form that was sent is empty again, and has no errors.
    await expect(mobile).toHaveValue('');
    await expect(area.getByRole('group')).toHaveCount(0);
    for (const wrong of ['0521', '0522']) {
      await mobile.fill(wrong);
      // The error message under the field would move the button away from the pointer.
      await send.click();
      await expect(area.getByRole('group')).toBeFocused();
      await mobile.fill('');
    }
  });
});

test('the counter counts visible characters, and 151 are too many @5.15', async ({ page, siteLocale }) => {
  const area = await openForm(page, '/intrest');
  const note = fieldByName(area, siteLocale, 'note');
  await expect(note).toHaveAccessibleDescription(/0 \/ 150/);
  await note.fill('😀'.repeat(150));
  await expect(note).toHaveAccessibleDescription(/150 \/ 150/);
  await note.fill('😀'.repeat(151));
  await note.blur();
  await expect(note).toHaveAccessibleDescription(
    new RegExp(siteLocale === 'ar' ? '150 حرفًا على الأكثر' : 'at most 150'),
  );
});

test('the interest form is prefilled with the rooms and the budget of its URL', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, '/intrest?rooms=4&price_max=1200000');
  await expect(fieldByName(area, siteLocale, 'rooms')).toHaveValue('4');
  await expect(fieldByName(area, siteLocale, 'note')).toHaveValue(/1,200,000/);
  await openForm(page, '/intrest?rooms=many&price_max=-1');
  await expect(fieldByName(area, siteLocale, 'full_name')).toBeEditable();
  await expect(area).not.toContainText('many');
});
