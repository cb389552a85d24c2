/** The projects that the maintenance form offers: those of now, and whoever lives in one finds it. */
import type { Page } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { field } from './support/form-fields';
import { lateProject } from './support/late-project';
import { expect, test } from './support/own-records';
import { projectOf, unitsProject } from './support/units';

const path = '/maintenance';
const project = (page: Page, locale: Locale) => field(page.getByRole('main'), locale, 'project_id');
const option = (page: Page, locale: Locale, name: string) =>
  project(page, locale).getByRole('option', { name, exact: true });

test('a project that is renamed or published after the build is offered, one that is sold out stays, a draft goes @2.19', async ({
  page,
  siteLocale,
  own,
  apiUrl,
}) => {
  const other = { ar: 'اسم جديد للمشروع', en: 'A new name of the project' };
  const renamed = await projectOf(apiUrl);
  const soldOut = await projectOf(apiUrl, 'alrabwa-heights');
  const draft = await projectOf(apiUrl, 'alnarjis-residence');
  await own.changeProject(renamed.slug, { name: other });
  await own.changeUnits(soldOut.slug, { state: 'sold' });
  await own.changeProject(draft.slug, { status: 'Draft' });
  await page.goto(path);
  for (const name of [other, lateProject.name, soldOut.name]) {
    await expect(option(page, siteLocale, name[siteLocale])).toBeAttached();
  }
  for (const { name } of [renamed, draft]) {
    await expect(option(page, siteLocale, name[siteLocale])).toHaveCount(0);
  }
});

test('a project that is chosen stays chosen when it is withdrawn', async ({
  page,
  siteLocale,
  own,
  apiUrl,
}) => {
  const { id } = await projectOf(apiUrl);
  await page.goto(path);
  // Published after the build: the API has answered.
  await expect(option(page, siteLocale, lateProject.name[siteLocale])).toBeAttached();
  await project(page, siteLocale).selectOption(id);
  await own.changeProject(unitsProject, { status: 'Draft' });
  await page.reload();
  await expect(option(page, siteLocale, lateProject.name[siteLocale])).toBeAttached();
  await expect(project(page, siteLocale)).toHaveValue(id);
});

test('while the API is away the projects of the build are offered', async ({
  page,
  siteLocale,
  own,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const { name } = await projectOf(apiUrl);
  own.setReachable(false);
  await page.goto(path);
  await expect(option(page, siteLocale, name[siteLocale])).toBeAttached();
  await expect(option(page, siteLocale, lateProject.name[siteLocale])).toHaveCount(0);
});
