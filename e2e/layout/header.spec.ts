import { displayPhone, internationalDigits } from '../../src/lib/phone';
import { fetchProfile } from '../support/api';
import { isWide, menuNavigation, openMenu } from '../support/menu';
import { expect, test } from '../support/own-organization';
import { text } from '../support/texts';

const brick = 'rgb(179, 50, 44)';

const entries = [
  'home',
  'about',
  'projects',
  'rentals',
  'blogs',
  'faq',
  'consultation',
  'maintenance',
  'contact',
] as const;

test('the menu names every entry in its order as a link to its page, maintenance to the external site, and opens the numbers of the profile @1.15 @2.27 @2.28', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const profile = await fetchProfile(apiUrl);
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);

  await test.step('every entry in the order of the specification', async () => {
    await expect(menuNavigation(menu, siteLocale).getByRole('listitem').getByRole('link')).toHaveText(
      entries
        .flatMap((key) =>
          key === 'contact' && !isWide(page) ? (['maintenanceRequest', key] as const) : [key],
        )
        .map((key) => text(siteLocale, 'common', `nav.${key}`)),
    );
    await expect(menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.interest') })).toBeVisible();
    const numbers = text(siteLocale, 'common', 'nav.numbers');
    await expect(menu.getByLabel(numbers).or(menu.getByText(numbers))).toBeVisible();
  });

  await test.step('each entry is a link with its text and URL', async () => {
    const addresses = ['/', '/about', '/projects', '/rentals', '/blogs', '/FAQ', '/consultation', /^https:/];
    for (const [index, name] of words[siteLocale].entries()) {
      const link = menu
        .getByRole('link', { name: new RegExp(`^${name}(?:$|[,،])`) })
        .filter({ visible: true });
      await expect(link).toHaveAttribute(
        'href',
        [...addresses, '/intrest', '/projects/contact'][index] ?? 'nowhere',
      );
    }
  });

  await test.step('maintenance links to the external maintenance site', async () => {
    const name = text(siteLocale, 'common', 'nav.outside').replace(
      '{{name}}',
      text(siteLocale, 'common', 'nav.maintenance'),
    );
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', profile.care_site_url ?? 'no care site');
    expect(profile.care_site_url).toMatch(/^https:/);
  });

  await test.step('the numbers entry opens the phone numbers of the profile', async () => {
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
    await expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/${internationalDigits(profile.whatsapp ?? '')}`,
    );
    await expect(chat).toContainText(displayPhone(profile.whatsapp ?? ''));
  });
});

const words = {
  ar: [
    'الرئيسية',
    'من نحن',
    'المشاريع',
    'الوحدات الإيجارية',
    'المدونة',
    'الأسئلة الشائعة',
    'الاستشارات',
    'الصيانة',
    'سجّل اهتمامك',
    'اتصل بنا',
  ],
  en: [
    'Home',
    'About',
    'Projects',
    'Rentals',
    'Blog',
    'FAQ',
    'Consultation',
    'Maintenance',
    'Register interest',
    'Contact us',
  ],
} as const;

test('register interest is highlighted and links to /intrest, contact us to the general contact page @2.21 @2.27', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/about');

  await test.step('register interest', async () => {
    const menu = await openMenu(page, siteLocale);
    const interest = menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.interest') });
    await expect(interest).toHaveCSS('background-color', brick);
    await interest.click();
    await expect(page).toHaveURL('/intrest');
  });

  await test.step('contact us', async () => {
    const menu = await openMenu(page, siteLocale);
    await menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.contact') }).click();
    await expect(page).toHaveURL('/projects/contact');
  });
});

test('the menu marks the current page or its section', async ({ page, siteLocale }) => {
  for (const [path, key, current] of [
    ['/projects', 'projects', 'page'],
    ['/projects/detail/alyasmin-gardens', 'projects', 'true'],
    ['/projects/contact', 'contact', 'page'],
  ] as const) {
    await page.goto(path);
    const menu = await openMenu(page, siteLocale);
    const marked = menu.locator('[aria-current]:visible');
    await expect(marked).toHaveText([text(siteLocale, 'common', `nav.${key}`)]);
    await expect(marked).toHaveAttribute('aria-current', current);
  }
});

test('the open numbers close on Escape, on a click elsewhere and on another page', async ({
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
  await menuNavigation(header, siteLocale).getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/about');
  await expect(number).toBeHidden();
});

test('a profile without numbers has no numbers in the menu', async ({ page, siteLocale, profile }) => {
  for (const column of ['phone1', 'phone2', 'whatsapp'] as const) await profile.clear(column);
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  await expect(menuNavigation(menu, siteLocale).getByRole('link').first()).toBeVisible();
  const numbers = text(siteLocale, 'common', 'nav.numbers');
  await expect(menu.getByLabel(numbers).or(menu.getByText(numbers))).toHaveCount(0);
});
