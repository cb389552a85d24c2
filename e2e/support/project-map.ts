import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { createClient, expectData } from './api';
import { text } from './texts';

export const mapLink = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('link', { name: text(locale, 'projects', 'mapOfProjects.open'), exact: true });
export const theMap = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: locale === 'ar' ? /^خريطة فيها/ : /^Map with/ });
export const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });

/** Projects of the API, newest first. */
export async function readProjects(apiUrl: string) {
  const { data } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
  return data;
}

export const marker = (page: Page, locale: Locale, number: number) =>
  theMap(page, locale).getByRole('button', { name: new RegExp(`^${number}\\. `) });
