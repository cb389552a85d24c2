/** The company's numbers in the header and in the drawer. */
import { displayPhone, internationalDigits } from '../src/lib/phone';
import { expect, test } from './support/own-profile';
import { ask, clientOf } from './support/api';
import { navigation, openMenu } from './support/menu';
import { text } from './support/texts';

test('numbers opens the phone numbers of the profile @1.15 @2.27', async ({ page, siteLocale, apiUrl }) => {
  const { data: profile } = await ask(clientOf(apiUrl).GET('/public/organizations/me'));
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  const label = text(siteLocale, 'common', 'nav.numbers');
  await menu.getByLabel(label).or(menu.getByText(label)).click();
  for (const [key, number] of [
    ['sales', profile.phone1],
    ['service', profile.phone2],
  ] as const) {
    const link = menu.getByRole('link', { name: text(siteLocale, 'common', `phone.${key}`) });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `tel:+966${number?.replace(/^0/, '')}`);
    await expect(link).toContainText(displayPhone(number ?? ''));
  }
  const chat = menu.getByRole('link', { name: text(siteLocale, 'common', 'phone.whatsapp') });
  await expect(chat).toHaveAttribute('href', `https://wa.me/${internationalDigits(profile.whatsapp ?? '')}`);
  await expect(chat).toContainText(displayPhone(profile.whatsapp ?? ''));
});

test('the open numbers close on Escape, on a press elsewhere and on another page', async ({
  page,
  siteLocale,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const opener = header.getByLabel(text(siteLocale, 'common', 'nav.numbers'));
  const number = header.getByRole('link', { name: text(siteLocale, 'common', 'phone.sales') });

  await opener.click();
  await expect(number).toBeVisible();
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await number.focus();
  await page.keyboard.press('Escape');
  await expect(number).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(number).toBeVisible();
  await page.mouse.click(700, 500);
  await expect(number).toBeHidden();

  await opener.click();
  await navigation(header, siteLocale).getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/about');
  await expect(number).toBeHidden();
});

test('a profile without numbers has no numbers in the menu', async ({ page, siteLocale, ownProfile }) => {
  for (const column of ['phone1', 'phone2', 'whatsapp'] as const) await ownProfile.clear(column);
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  await expect(navigation(menu, siteLocale).getByRole('link').first()).toBeVisible();
  const numbers = text(siteLocale, 'common', 'nav.numbers');
  await expect(menu.getByLabel(numbers).or(menu.getByText(numbers))).toHaveCount(0);
});
