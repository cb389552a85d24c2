import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../../src/i18n/locales';
import { demoProjectPath, findUnit } from '../support/api';
import { jsonLdOf, metaOf } from '../support/built-pages';
import { expect, test, withoutPage } from '../support/served-pages';
import { horizontalOverflow } from '../support/page';
import { text } from '../support/texts';
import { amountOf, similarUnits, unitName, unitPath } from '../support/unit-page';
import { contentLanguages } from '../../src/lib/localized-text';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('a unit has a page with its price, plan, attributes, licence and form, and fits a phone of 360 pixels @11.5', async ({
  page,
  siteLocale,
  viewport,
  apiUrl,
}) => {
  const { project, building, unit } = await findUnit(apiUrl, 'available', 4);
  await page.goto(unitPath(unit.id));
  await expect(heading(page)).toHaveText(unitName(siteLocale, unit.flat_number, building.name[siteLocale]));
  await expect(page).toHaveTitle(new RegExp(`${unit.flat_number}.*${project.name[siteLocale]}`));
  await expect(main(page).getByText(amountOf(unit.price)).first()).toBeVisible();
  await expect(main(page).locator('time').first()).toHaveAttribute('datetime', /^\d{4}-/);
  const plan = main(page).locator('img[data-kind="drawing"]');
  await expect(plan).toHaveJSProperty('complete', true);
  await main(page).locator('details summary').click();
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
  await expect(similarUnits(page)).toHaveCount(3);
  await expect(
    page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.project_interest') }),
  ).toBeVisible();
  const crumb = main(page).locator('nav ol').first().getByRole('link', { name: project.name[siteLocale] });
  await expect(crumb).toHaveAttribute('href', demoProjectPath);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  if (viewport) await page.setViewportSize(viewport);
  await similarUnits(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(unitPath(unit.id));
  await expect(heading(page)).not.toHaveText(
    unitName(siteLocale, unit.flat_number, building.name[siteLocale]),
  );
});

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test.describe('by the address alone', () => {
    // The cookie of the tests' language would lead to that one.
    test.use({ siteLocale: defaultLocale });

    test('without JavaScript the page of a unit shows the same in both languages @11.5', async ({
      read,
      apiUrl,
    }) => {
      const { building, unit } = await findUnit(apiUrl, 'available', 4);
      for (const locale of contentLanguages) {
        const { page } = await read(locales[locale].localePrefix + unitPath(unit.id));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(heading(page)).toHaveText(unitName(locale, unit.flat_number, building.name[locale]));
        await expect(main(page).getByText(amountOf(unit.price)).first()).toBeVisible();
        await expect(main(page).locator('img[data-kind="drawing"]')).toBeVisible();
        await expect(similarUnits(page)).toHaveCount(3);
      }
    });
  });

  test('structured data and the shared link of a unit say what its page shows @11.1 @11.2', async ({
    request,
    apiUrl,
  }) => {
    const { project, building, unit } = await findUnit(apiUrl, 'available', 4);
    for (const locale of contentLanguages) {
      const path = locales[locale].localePrefix + unitPath(unit.id);
      const html = await (await request.get(path)).text();
      const nodes = jsonLdOf(html);
      const node = (type: string) => nodes.find((candidate) => candidate['@type'] === type);
      expect(node('Apartment')).toMatchObject({
        name: unitName(locale, unit.flat_number, building.name[locale]),
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
        unitName(locale, unit.flat_number, building.name[locale]),
      ]);
      const card = await request.get(new URL(metaOf(html, 'og:image') ?? '').pathname);
      expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    }
  });
});

test('a project and a unit sold off-plan say where payments go and which date binds, and lead to the answer @9.20', async ({
  page,
  read,
  siteLocale,
  apiUrl,
}) => {
  const { project, unit } = await findUnit(apiUrl, 'available', 4);
  expect(project.licence?.kind).toBe('off_plan');
  await page.goto(unitPath(unit.id));
  for (const shown of [(await read(demoProjectPath)).page, page]) {
    const words = main(shown).getByText(text(siteLocale, 'common', 'licence.offPlan'));
    await expect(words.first()).toBeVisible();
  }
  await main(page)
    .getByRole('link', { name: text(siteLocale, 'common', 'licence.offPlanMore') })
    .click();
  await expect(page).toHaveURL('/FAQ#off-plan');
  await expect(page.locator('#off-plan')).toBeInViewport();
});
