import type { Page } from '@playwright/test';
import { locales, type Locale } from '../src/i18n/locales';
import type { FileKey } from '../src/i18n/text-keys';
import { demoProject, demoProjectPath, fetchProject, findUnit, unbuiltProject } from './support/api';
import { jsonLdOf, metaOf } from './support/built-pages';
import { expect, test } from './support/own-records';
import { horizontalOverflow, navigateTo } from './support/page';
import { text } from './support/texts';
import { unitSheet, unitsSection, unitsText } from './support/units';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const pageOf = (id: string) => `${demoProjectPath}/${id}`;
const nameOf = (locale: Locale, flat: string, building: string) =>
  unitsText(locale, 'explorer.unitTitle', { flat, building });
const note = (page: Page, locale: Locale, key: FileKey<'units'>) =>
  main(page)
    .getByText(text(locale, 'units', key))
    .first();
const similar = (page: Page) => page.locator('section#similar').getByRole('heading', { level: 3 });
const price = (amount = 0) => amount.toLocaleString('en-US');

test('a unit has a page with its price, plan, attributes, licence and form @11.5', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, building, unit } = await findUnit(apiUrl, 'available', 4);
  await page.goto(pageOf(unit.id));
  await expect(heading(page)).toHaveText(nameOf(siteLocale, unit.flat_number, building.name[siteLocale]));
  await expect(page).toHaveTitle(new RegExp(`${unit.flat_number}.*${project.name[siteLocale]}`));
  await expect(
    main(page)
      .getByText(price(unit.price ?? 0))
      .first(),
  ).toBeVisible();
  await expect(main(page).locator('time').first()).toHaveAttribute('datetime', /^\d{4}-/);
  const plan = main(page).locator('img[data-kind="drawing"]');
  await expect(plan).toHaveJSProperty('complete', true);
  for (const { name } of unit.floor_plan?.rooms ?? []) {
    await expect(main(page).locator('details dl').getByText(name[siteLocale]).first()).toBeVisible();
  }
  await expect(
    main(page)
      .getByRole('list', { name: text(siteLocale, 'units', 'explorer.photos') })
      .getByRole('link'),
  ).toHaveCount(4);
  await expect(
    main(page)
      .getByText(project.licence?.number ?? 'none')
      .first(),
  ).toBeVisible();
  await expect(similar(page)).toHaveCount(3);
  await expect(
    page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.project_interest') }),
  ).toBeVisible();
  const crumb = main(page).locator('nav ol').first().getByRole('link', { name: project.name[siteLocale] });
  await expect(crumb).toHaveAttribute('href', demoProjectPath);
  await similar(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(pageOf(unit.id));
  await expect(heading(page)).not.toHaveText(nameOf(siteLocale, unit.flat_number, building.name[siteLocale]));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page of a unit shows the same in both languages @11.5', async ({ page, apiUrl }) => {
    const { building, unit } = await findUnit(apiUrl, 'available', 4);
    for (const locale of ['ar', 'en'] as const) {
      await page.goto(locales[locale].localePrefix + pageOf(unit.id));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(heading(page)).toHaveText(nameOf(locale, unit.flat_number, building.name[locale]));
      await expect(
        main(page)
          .getByText(price(unit.price ?? 0))
          .first(),
      ).toBeVisible();
      await expect(main(page).locator('img[data-kind="drawing"]')).toBeVisible();
      await expect(similar(page)).toHaveCount(3);
    }
  });
});

test('a unit that opens on its project has the address of its page; Back, Forward and reload follow it @11.7', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available', 4);
  const name = nameOf(siteLocale, unit.flat_number, building.name[siteLocale]);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await page.goto(demoProjectPath);
  const projectName = (await heading(page).textContent()) ?? '';
  const link = unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`);
  await expect(link).toHaveAttribute('href', pageOf(unit.id));
  await test.step('Back closes it, Forward opens it, both on the page of the project', async () => {
    await link.click();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(pageOf(unit.id));
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(demoProjectPath);
    await page.goForward();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(pageOf(unit.id));
    await expect(page.locator('h1')).toHaveText(projectName);
  });
  await test.step('from another page Back shows the sheet over its project again', async () => {
    await navigateTo(page, '/about');
    await expect(heading(page)).not.toHaveText(projectName);
    await page.goBack();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(pageOf(unit.id));
    await expect(page.locator('h1')).toHaveText(projectName);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(demoProjectPath);
    await page.goForward();
    await expect(sheet).toBeVisible();
  });
  await test.step('a reload shows the page of the unit, and Back the project', async () => {
    await page.reload();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(projectName);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(heading(page)).toHaveText(name);
  });
});

test('a unit sold since the build says so, with similar ones and the general form @11.6', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const { project, unit } = await findUnit(apiUrl, 'available', 4);
  await records.changeUnits(demoProject, { state: 'sold' });
  await page.goto(pageOf(unit.id));
  await expect(note(page, siteLocale, 'page.sold')).toBeVisible();
  await expect(
    main(page)
      .getByText(text(siteLocale, 'units', 'states.sold'))
      .first(),
  ).toBeVisible();
  await expect(
    page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.interest') }),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: project.name[siteLocale] }).first()).toBeVisible();
});

test('a unit that was sold at the build shows similar ones, and is not in the sitemap @11.3 @11.6', async ({
  page,
  siteLocale,
  request,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'sold');
  const { unit: onSale } = await findUnit(apiUrl, 'available', 4);
  await page.goto(pageOf(unit.id));
  await expect(note(page, siteLocale, 'page.sold')).toBeVisible();
  await expect(similar(page)).toHaveCount(3);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  expect(sitemap).toContain(`${pageOf(onSale.id)}<`);
  expect(sitemap).not.toContain(`${pageOf(unit.id)}<`);
});

test('a unit that its project no longer has says so, with the units that it has @11.6', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  await records.deleteUnit(unit.id);
  await page.goto(pageOf(unit.id));
  await expect(heading(page)).toHaveText(text(siteLocale, 'units', 'explorer.removed'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(similar(page)).toHaveCount(3);
});

test('a unit of a withdrawn project says so, with other projects @11.6', async ({
  page,
  siteLocale,
  records,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { project, unit } = await findUnit(apiUrl, 'available', 4);
  await records.changeProject(demoProject, { status: 'Draft' });
  await page.goto(pageOf(unit.id));
  await expect(heading(page)).toHaveText(
    text(siteLocale, 'projects', 'removed.title').replace('{{project}}', project.name[siteLocale]),
  );
});

test('without the API the page of a unit shows what the build knew, and when @11.6', async ({
  page,
  records,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const { unit } = await findUnit(apiUrl, 'available', 4);
  records.setReachable(false);
  await page.goto(pageOf(unit.id));
  await expect(
    main(page)
      .getByText(price(unit.price ?? 0))
      .first(),
  ).toBeVisible();
  await expect(main(page).locator('time').first()).toBeVisible();
  await expect(main(page).locator('img[data-kind="drawing"]')).toBeVisible();
});

test('a unit without a file of the build opens at its address, an unknown one says so @11.8', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const project = await fetchProject(apiUrl, unbuiltProject.slug);
  const [building] = project.buildings;
  const unit = building?.units[0];
  test.skip(!building || !unit, 'the project that is published after the build has no units');
  if (building && unit) {
    const response = await page.goto(`/projects/detail/${project.slug}/${unit.id}`);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(nameOf(siteLocale, unit.flat_number, building.name[siteLocale]));
  }
  await page.goto(pageOf('no-such-unit'));
  await expect(heading(page)).toHaveText(
    unitsText(siteLocale, 'page.unknown', { project: (await fetchProject(apiUrl)).name[siteLocale] }),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the page of a unit fits a phone of 360 pixels @11.5', async ({ page, apiUrl }) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pageOf(unit.id));
  await expect(heading(page)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('structured data and the shared link of a unit say what its page shows @11.1 @11.2', async ({
  request,
  apiUrl,
}) => {
  const { project, building, unit } = await findUnit(apiUrl, 'available', 4);
  for (const locale of ['ar', 'en'] as const) {
    const path = locales[locale].localePrefix + pageOf(unit.id);
    const html = await (await request.get(path)).text();
    const nodes = jsonLdOf(html);
    const node = (type: string) => nodes.find((candidate) => candidate['@type'] === type);
    expect(node('Apartment')).toMatchObject({
      name: nameOf(locale, unit.flat_number, building.name[locale]),
      numberOfRooms: unit.rooms,
      numberOfBathroomsTotal: unit.bathrooms,
    });
    expect(node('Offer')).toMatchObject({ price: unit.price, priceCurrency: 'SAR' });
    expect(new URL(String(node('Offer')?.['url'])).pathname).toBe(path);
    const trail = node('BreadcrumbList')?.['itemListElement'] as { name: string }[];
    expect(trail.map(({ name }) => name)).toEqual([
      text(locale, 'common', 'nav.home'),
      text(locale, 'projects', 'title'),
      project.name[locale],
      nameOf(locale, unit.flat_number, building.name[locale]),
    ]);
    const card = await request.get(new URL(metaOf(html, 'og:image') ?? '').pathname);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
});
