import {
  fieldByName,
  fillContactForm,
  openForm,
  sendButton,
  waitForHumanPace,
} from './support/enquiry-forms';
import { expect, test } from './support/fixtures';
import { text } from './support/texts';

const words = {
  mobile: { ar: 'الرجاء ادخال رقم صحيح', en: 'Please enter a valid number' },
  email: { ar: 'الرجاء ادخال ايميل صحيح', en: 'Please enter a valid email' },
  saved: { ar: 'تم الإرسال بنجاح', en: 'Sent successfully' },
} as const;

test('an invalid number and an invalid email are reported on blur, not while typing @5.6 @5.8', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, '/projects/contact');
  for (const [name, wrong, right] of [
    ['mobile', '0521234567', '0551234567'],
    ['email', 'noura@', 'noura@example.sa'],
  ] as const) {
    const control = fieldByName(area, siteLocale, name);
    const message = area.getByText(words[name][siteLocale]);
    await control.pressSequentially(wrong);
    await expect(message).toHaveCount(0);
    await control.blur();
    await expect(message).toBeVisible();
    await expect(control).toHaveAccessibleDescription(new RegExp(words[name][siteLocale]));
    await control.fill(right);
    await expect(message).toHaveCount(0);
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
});

for (const typed of ['+966 (0)55.123/4567', '٠٥٥١٢٣٤٥٦٧', '۰۰۹۶۶-۵۵-۱۲۳-۴۵۶۷', '\u061c５５１２３４５６７']) {
  test(`${typed} is accepted as a mobile number, and its normalized form is shown`, async ({
    page,
    siteLocale,
    db,
  }) => {
    const area = await openForm(page, '/projects/contact');
    const name = await fillContactForm(area, siteLocale);
    await fieldByName(area, siteLocale, 'mobile').fill(typed);
    await expect(fieldByName(area, siteLocale, 'mobile')).toHaveAccessibleDescription(/055 123 4567/);
    await waitForHumanPace(page);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(/SH-/);
    expect(await db('select mobile from enquiries where full_name = $1', [name])).toEqual([
      { mobile: '0551234567' },
    ]);
  });
}

test('a message has an example, and text fields follow the direction of their text @3.13', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, '/projects/contact');
  for (const [name, example] of [
    ['mobile', '05XXXXXXXX'],
    ['email', 'name@example.com'],
  ] as const) {
    await fieldByName(area, siteLocale, name).fill('abc');
    await fieldByName(area, siteLocale, name).blur();
    await expect(area.locator(`#contact-${name}-error`)).toContainText(`\u2066${example}\u2069`);
  }
  const fullName = fieldByName(area, siteLocale, 'full_name');
  await fullName.fill('نورة');
  await fullName.blur();
  const threeParts = { ar: 'الرجاء ادخال الاسم الثلاثي', en: 'Please enter your name in three parts' };
  await expect(fullName).toHaveAccessibleDescription(new RegExp(threeParts[siteLocale]));
  await expect(fullName).toHaveCSS('direction', 'rtl');
  await fullName.fill('Noura Saad');
  await expect(fullName).toHaveCSS('direction', 'ltr');
  const description = fieldByName(area, siteLocale, 'description');
  await description.fill('شقة');
  await expect(description).toHaveCSS('direction', 'rtl');
  await description.fill('A flat');
  await expect(description).toHaveCSS('direction', 'ltr');
  await description.fill('');
  await expect(description).toHaveCSS('direction', siteLocale === 'ar' ? 'rtl' : 'ltr');
});

test('the error summary gets the focus, counts the errors and links to each field', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, '/consultation');
  const send = sendButton(area, siteLocale);
  await send.focus();
  // Scrolls to the button first.
  await send.click({ trial: true });
  await send.press('Enter');
  const title = { ar: 'راجع 3 حقول قبل الإرسال', en: 'Check 3 fields before sending' }[siteLocale];
  const summary = area.getByRole('group', { name: title });
  await expect(summary).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => (await summary.boundingBox())?.y).toBeGreaterThanOrEqual(below);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(fieldByName(area, siteLocale, 'mobile')).toBeFocused();
  await page.keyboard.type('0551234567');
  const fewer = { ar: 'راجع حقلين قبل الإرسال', en: 'Check 2 fields before sending' }[siteLocale];
  await expect(area.getByRole('group', { name: fewer })).toBeVisible();
});

test('a click on the send button counts although the blurred field becomes invalid', async ({
  page,
  siteLocale,
}) => {
  const area = await openForm(page, '/consultation');
  const mobile = fieldByName(area, siteLocale, 'mobile');
  for (const wrong of ['0521', '0522']) {
    await mobile.fill(wrong);
    // The error message under the field would move the button away from the pointer.
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('group')).toBeFocused();
    await mobile.fill('');
  }
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

test('a form is filled in and sent by keyboard @10.9', async ({ page, siteLocale }) => {
  const area = await openForm(page, '/consultation');
  await fieldByName(area, siteLocale, 'full_name').focus();
  for (const typed of ['نورة سعد العتيبي', '0551234567', 'noura@example.sa', 'الشراء أم الإيجار؟']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(
    area.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'marketing') }),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sendButton(area, siteLocale)).toBeFocused();
  await waitForHumanPace(page);
  await page.keyboard.press('Enter');
  await expect(area.getByRole('status')).toContainText(words.saved[siteLocale]);
  await expect(sendButton(area, siteLocale)).toBeFocused();
});
