/** The header: its entries, its height, its colour, the numbers and the language. */
import { expect, test } from './support/fixtures';
import { ask, clientOf } from './support/api';
import { navigation, openMenu } from './support/menu';
import { text } from './support/texts';

const white = 'rgb(255, 255, 255)';
const clear = 'rgba(0, 0, 0, 0)';
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
];

test('the menu names every entry in the order of the specification @2.27', async ({ page, siteLocale }) => {
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  await expect(navigation(menu, siteLocale).getByRole('listitem').getByRole('link')).toHaveText(
    entries.map((key) => text(siteLocale, 'common', `nav.${key}`)),
  );
  await expect(menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.interest') })).toBeVisible();
  const numbers = text(siteLocale, 'common', 'nav.numbers');
  await expect(menu.getByLabel(numbers).or(menu.getByText(numbers))).toBeVisible();
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

test('each entry of the menu is a link in the words of the language, and leads where it says @2.27', async ({
  page,
  siteLocale,
}) => {
  const addresses = ['/', '/about', '/projects', '/rentals', '/blogs', '/FAQ', '/consultation', /^https:/];
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  for (const [index, name] of words[siteLocale].entries()) {
    const link = menu.getByRole('link', { name: new RegExp(`^${name}`) }).filter({ visible: true });
    await expect(link).toHaveAttribute(
      'href',
      [...addresses, '/intrest', '/projects/contact'][index] ?? 'nowhere',
    );
  }
});

test('register interest is highlighted and leads to /intrest @2.21', async ({ page, siteLocale }) => {
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  const interest = menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.interest') });
  await expect(interest).toHaveCSS('background-color', brick);
  await interest.click();
  await expect(page).toHaveURL('/intrest');
});

test('maintenance in the header leads out to the care site @2.28', async ({ page, siteLocale, apiUrl }) => {
  const { data: profile } = await ask(clientOf(apiUrl).GET('/public/organizations/me'));
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  const name = text(siteLocale, 'common', 'nav.outside').replace(
    '{{name}}',
    text(siteLocale, 'common', 'nav.maintenance'),
  );
  const link = menu.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('href', profile.care_site_url ?? 'no care site');
  expect(profile.care_site_url).toMatch(/^https:/);
});

test('contact us leads to the general contact page @2.27', async ({ page, siteLocale }) => {
  await page.goto('/about');
  const menu = await openMenu(page, siteLocale);
  await menu.getByRole('link', { name: text(siteLocale, 'common', 'nav.contact') }).click();
  await expect(page).toHaveURL('/projects/contact');
});

test('the menu marks the page, and the part of the site that the page belongs to', async ({
  page,
  siteLocale,
}) => {
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

test('the header is 80 px high on every screen @2.30 @9.1', async ({ page }) => {
  for (const width of [320, 390, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      const box = await page.getByRole('banner').boundingBox();
      expect(box, `${path} at ${width}`).toMatchObject({ x: 0, y: 0, width, height: 80 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('on home the header is transparent until the page is scrolled by about 50 px, then white @2.31 @4.9 @9.1', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', clear);
  await expect(header).toHaveCSS('color', white);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(51);
  await expect(header).toHaveCSS('background-color', white);
  await expect(header).toHaveCSS('color', 'rgb(18, 49, 43)');
  await expect(header).toBeInViewport({ ratio: 1 });
  // From above: were it white still, it would not become transparent here.
  await scrollTo(49);
  await expect(header).toHaveCSS('background-color', clear);
  await scrollTo(51);
  await expect(header).toHaveCSS('background-color', white);
  await scrollTo(0);
  await expect(header).toHaveCSS('background-color', clear);
});

test('before the page answers its header knows already how far it is scrolled @2.31', async ({ page }) => {
  await page.route('**/*.js', () => undefined); // code that never comes
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', clear);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).toHaveCSS('background-color', white);
});

test('on home the header is white while it has the focus @4.9', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', clear);
  await header.getByRole('link').first().focus();
  await expect(header).toHaveCSS('background-color', white);
});

test('on every other page the header is white @2.32', async ({ page }) => {
  for (const path of [
    '/about',
    '/projects',
    '/projects/detail/alyasmin-gardens',
    '/projects/contact',
    '/rentals',
    '/blogs',
    '/FAQ',
    '/consultation',
    '/maintenance',
    '/intrest',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('banner'), path).toHaveCSS('background-color', white);
  }
});
