import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { demoProject, fetchProject, unbuiltProject } from '../support/api';
import { fieldByName } from '../support/enquiry-forms';
import { expect, test } from '../support/own-records';

const path = '/maintenance';
const project = (page: Page, locale: Locale) => fieldByName(page.getByRole('main'), locale, 'project_id');
const option = (page: Page, locale: Locale, name: string) =>
  project(page, locale).getByRole('option', { name, exact: true });

test('renamed, new and sold-out projects are offered, drafts are not @ar-phone @2.19', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const other = { ar: 'اسم جديد للمشروع', en: 'A new name of the project' };
  const renamed = await fetchProject(apiUrl);
  const soldOut = await fetchProject(apiUrl, 'alrabwa-heights');
  const draft = await fetchProject(apiUrl, 'alnarjis-residence');
  await records.changeProject(renamed.slug, { name: other });
  await records.changeUnits(soldOut.slug, { state: 'sold' });
  await records.changeProject(draft.slug, { status: 'Draft' });
  await page.goto(path);
  for (const name of [other, unbuiltProject.name, soldOut.name]) {
    await expect(option(page, siteLocale, name[siteLocale])).toBeAttached();
  }
  for (const { name } of [renamed, draft]) {
    await expect(option(page, siteLocale, name[siteLocale])).toHaveCount(0);
  }
});

test('a selected project stays selected when it is withdrawn @ar-phone', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const { id } = await fetchProject(apiUrl);
  await page.goto(path);
  // It was published after the build, so the API has responded.
  await expect(option(page, siteLocale, unbuiltProject.name[siteLocale])).toBeAttached();
  await project(page, siteLocale).selectOption(id);
  await records.changeProject(demoProject, { status: 'Draft' });
  await page.reload();
  await expect(option(page, siteLocale, unbuiltProject.name[siteLocale])).toBeAttached();
  await expect(project(page, siteLocale)).toHaveValue(id);
});

test('while the API is unavailable the projects of the build are offered @ar-phone', async ({
  page,
  siteLocale,
  records,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const { name } = await fetchProject(apiUrl);
  records.setReachable(false);
  await page.goto(path);
  await expect(option(page, siteLocale, name[siteLocale])).toBeAttached();
  await expect(option(page, siteLocale, unbuiltProject.name[siteLocale])).toHaveCount(0);
});
