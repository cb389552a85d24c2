import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { text } from './texts';

/** Headings of the cards of the list. */
export const cardTitles = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

/** Rows of single homes; each has one link, to the page of the home. */
export const unitLinks = (page: Page) => page.getByRole('main').locator('[data-home] a');

export const filterButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'lists', 'open') });

/** Opens the filter dialog. */
export async function openFilters(page: Page, locale: Locale) {
  await filterButton(page, locale).click();
  const dialog = page.getByRole('dialog', { name: text(locale, 'lists', 'title') });
  await dialog.waitFor();
  return dialog;
}

/** Name of the button that applies the filters: “Show 3 projects”. */
export const showResultsButton = /^(اعرض|Show|لا )/;
