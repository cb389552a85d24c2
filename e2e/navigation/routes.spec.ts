import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import type { ContentLanguage, LocalizedText } from '../../src/lib/localized-text';
import { createClient, expectData, fetchProject, unbuiltProject } from '../support/api';
import { fillForm, formOf, expectedRow, sendButton } from '../support/enquiry-forms';
import { horizontalOverflow } from '../support/page';
import { linkedAddresses, recordRoutes, staticRoutes } from '../support/routes';
import { expect, test, withoutPage } from '../support/served-pages';
import { localizedText, text } from '../support/texts';

const headings: Readonly<Record<string, LocalizedText>> = {
  '/about': { ar: 'من نحن', en: 'About us' },
  '/projects': localizedText('projects', 'listTitle'),
  '/projects/detail': localizedText('projects', 'chooseTitle'),
  '/projects/share': localizedText('projects', 'chooseShareTitle'),
  '/projects/compare': localizedText('compare', 'title'),
  '/projects/contact': localizedText('enquiries', 'pages.contact.title'),
  '/blogs': localizedText('blogs', 'title'),
  '/rentals': localizedText('rentals', 'title'),
  '/FAQ': { ar: 'الأسئلة الشائعة', en: 'Frequently asked questions' },
  '/consultation': localizedText('enquiries', 'pages.consultation.title'),
  '/accessibility': { ar: 'إمكانية الوصول', en: 'Accessibility' },
  '/maintenance': localizedText('enquiries', 'pages.maintenance.title'),
  '/intrest': localizedText('enquiries', 'pages.interest.title'),
};

/** Visits each path: its heading and language, the addresses it links to, and its width on the narrowest screen. */
async function visitAll(page: Page, paths: readonly string[], siteLocale: ContentLanguage) {
  const screen = page.viewportSize();
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      const words = headings[path]?.[siteLocale];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? /\S/);
      if (words) await expect(page).toHaveTitle(new RegExp(words));
      await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
      await expect(page.locator('html')).toHaveAttribute('dir', locales[siteLocale].dir);
      await expect(page).toHaveURL(path);
      const addresses = await linkedAddresses(page);
      expect(addresses.length).toBeGreaterThan(10);
      // Feeds are files of one language, not pages.
      const pages = addresses.filter((address) => !address.endsWith('.xml'));
      expect(pages.filter((address) => /^\/(ar|en)([/?-]|$)|[?&](lang|locale)=/i.test(address))).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      if (screen) await page.setViewportSize(screen);
    });
  }
}

test("pages without a record have their heading in the visitor's language, links without a language, and fit 320 px @2.1 @2.3 @2.4 @2.6 @2.8 @2.10 @2.11 @2.12 @2.15 @2.16 @2.18 @2.20 @2.22", async ({
  page,
  siteLocale,
}) => {
  test.slow();
  await visitAll(page, staticRoutes, siteLocale);
});

test("pages of records, and an unknown one, are in the visitor's language, have links without one, and fit 320 px @2.1 @2.22", async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  await visitAll(page, await recordRoutes(apiUrl), siteLocale);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
});

test('a project page shows the project, its units, its licence and its form @1.4 @2.5 @2.66 @2.67 @2.68 @2.69 @2.70 @2.88', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  await page.goto('/projects/detail/alyasmin-gardens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name[siteLocale]);
  for (const { title } of [...project.advantages, ...project.guarantees, ...project.after_sales_services]) {
    await expect(page.getByRole('heading', { name: title[siteLocale], exact: true })).toBeVisible();
  }
  for (const { name } of project.nearby_services) {
    await expect(page.getByText(name[siteLocale], { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText(project.licence?.number ?? 'no licence')).toBeVisible();
  const [building] = project.buildings;
  const name = building?.name[siteLocale] ?? '';
  await page.getByRole('tab', { name }).click();
  await page
    .getByText(text(siteLocale, 'units', 'explorer.table').replace('{{building}}', name), { exact: true })
    .click();
  const [unit] = building?.units ?? [];
  await expect(page.getByRole('rowheader', { name: unit?.flat_number, exact: true }).first()).toBeVisible();
  const form = page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.project_interest') });
  await expect(form).toBeVisible();
});

test('the contact page of a project names it, and its enquiry is about that project @2.7', async ({
  page,
  siteLocale,
  apiUrl,
  db,
}) => {
  const project = await fetchProject(apiUrl);
  const path = '/projects/contact/alyasmin-gardens';
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.name[siteLocale]);
  await expect(page.getByRole('main').locator(`a[href*="966${project.whatsapp?.slice(1)}"]`)).toBeVisible();
  const contact = { ...formOf('contact'), path, chosen: {}, stored: { location: 'riyadh' } }; // its city is known
  const who = { full_name: `سارة ${randomUUID()}`, mobile: '0551234567' };
  const area = await fillForm(page, siteLocale, contact, who);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
  const rows = await db('select * from enquiries where full_name = $1', [who.full_name]);
  expect(rows).toEqual([
    expect.objectContaining({ ...expectedRow(contact, who, siteLocale), project_id: project.id }),
  ]);
});

test('a blog, a rental and the pages of a project open from their lists @1.5 @1.6 @2.9', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const client = createClient(apiUrl);
  const { data: blogs } = await expectData(client.GET('/public/blogs/list'));
  const { data: rentals } = await expectData(client.GET('/public/rentals/list'));
  const blog = blogs[0]?.title[siteLocale] ?? '';
  const rental = rentals[0]?.title[siteLocale] ?? '';
  await page.goto('/blogs');
  await page.getByRole('link', { name: blog }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog);
  await page.goto('/rentals');
  await page.getByRole('link', { name: rental }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rental);
  await page.goto('/projects/share');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasNotText: text(siteLocale, 'common', 'nav.home') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/projects\/share\/[a-z-]+$/);
});

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('home has its sections and the newest projects @2.2 @2.58', async ({ read, siteLocale, apiUrl }) => {
    const { page } = await read('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { data: latest } = await expectData(createClient(apiUrl).GET('/public/projects/latest'));
    const shown = latest.filter(
      ({ slug, status }) => slug !== unbuiltProject.slug && (status === 'For_Sale' || status === 'Soon_Sale'),
    );
    for (const { name } of shown.slice(0, 3)) {
      await expect(page.getByRole('heading', { name: name[siteLocale] })).toBeVisible();
    }
    await expect(page.getByText(siteLocale === 'ar' ? 'نعمل منذ 1989' : 'Since 1989').first()).toBeVisible();
  });

  test('about names the year of foundation @1.7 @2.3 @9.12', async ({ read }) => {
    const { page } = await read('/about');
    await expect(page.getByRole('main').getByText('1989').first()).toBeVisible();
  });

  test('the FAQ answers rent, transaction tax and the first home @1.8 @2.15 @9.13 @9.14', async ({
    read,
    siteLocale,
  }) => {
    const { page } = await read('/FAQ');
    const main = page.getByRole('main');
    const answers = {
      'rent-share-of-value': { ar: 'بين 7% و8% من قيمتها', en: 'between 7% and 8% of its value' },
      'transaction-tax': { ar: 'الضريبة 5%', en: 'tax is 5%' },
    };
    for (const [question, words] of Object.entries(answers)) {
      await expect(main.locator(`#${question}`)).toContainText(words[siteLocale]);
    }
    const tax = main.locator('#transaction-tax');
    await expect(tax).toContainText(siteLocale === 'ar' ? 'مسكنك الأول' : 'first home');
    await expect(tax).toContainText(siteLocale === 'ar' ? 'مليون' : 'one million');
  });

  for (const [alias, target] of [
    ['/faq', '/FAQ'],
    ['/interest', '/intrest'],
  ] as const) {
    test(`${alias} redirects to ${target}`, async ({ read, baseURL }) => {
      const { response, page } = await read(alias);
      expect(response.url()).toBe(`${baseURL}${target}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
