import type { Page } from '@playwright/test';
import { demoProject, fetchProject, findUnit, unbuiltProject } from '../support/api';
import { expect, test } from '../support/own-records';
import { text } from '../support/texts';
import { amountOf, similarUnits, unitName, unitNote, unitPath } from '../support/unit-page';
import { unitsText } from '../support/units';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('a unit sold since the build says so, with similar ones and the general form @ar-phone @11.6', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const { project, unit } = await findUnit(apiUrl, 'available', 4);
  await records.changeUnits(demoProject, { state: 'sold' });
  await page.goto(unitPath(unit.id));
  await expect(unitNote(page, siteLocale, 'page.sold')).toBeVisible();
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

test('a unit that was sold at the build shows similar ones, and is not in the sitemap @ar-phone @11.3 @11.6', async ({
  page,
  siteLocale,
  request,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'sold');
  const { unit: onSale } = await findUnit(apiUrl, 'available', 4);
  await page.goto(unitPath(unit.id));
  await expect(unitNote(page, siteLocale, 'page.sold')).toBeVisible();
  await expect(similarUnits(page)).toHaveCount(3);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  expect(sitemap).toContain(`${unitPath(onSale.id)}<`);
  expect(sitemap).not.toContain(`${unitPath(unit.id)}<`);
});

test('a unit that its project no longer has says so, with the units that it has @ar-phone @11.6', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const { unit } = await findUnit(apiUrl, 'available', 4);
  await records.deleteUnit(unit.id);
  await page.goto(unitPath(unit.id));
  await expect(heading(page)).toHaveText(text(siteLocale, 'units', 'explorer.removed'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(similarUnits(page)).toHaveCount(3);
});

test('a unit of a withdrawn project says so, with other projects @ar-phone @11.6', async ({
  page,
  siteLocale,
  records,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { project, unit } = await findUnit(apiUrl, 'available', 4);
  await records.changeProject(demoProject, { status: 'Draft' });
  await page.goto(unitPath(unit.id));
  await expect(heading(page)).toHaveText(
    text(siteLocale, 'projects', 'removed.title').replace('{{project}}', project.name[siteLocale]),
  );
});

test('without the API the page of a unit shows what the build knew, and when @ar-phone @11.6', async ({
  page,
  records,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const { unit } = await findUnit(apiUrl, 'available', 4);
  records.setReachable(false);
  await page.goto(unitPath(unit.id));
  await expect(main(page).getByText(amountOf(unit.price)).first()).toBeVisible();
  await expect(main(page).locator('time').first()).toBeVisible();
  await expect(main(page).locator('img[data-kind="drawing"]')).toBeVisible();
});

test('a unit without a file of the build opens at its address, an unknown one says so @ar-phone @11.8', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { slug, unit: id } = unbuiltProject;
  const [building] = (await fetchProject(apiUrl, slug)).buildings;
  const flat = building?.units.find((unit) => unit.id === id)?.flat_number;
  const response = await page.goto(`/projects/detail/${slug}/${id}`);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText(unitName(siteLocale, flat ?? '', building?.name[siteLocale] ?? ''));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto(unitPath('no-such-unit'));
  await expect(heading(page)).toHaveText(
    unitsText(siteLocale, 'page.unknown', { project: (await fetchProject(apiUrl)).name[siteLocale] }),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
