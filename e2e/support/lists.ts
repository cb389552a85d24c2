/** What tests of lists and their filters have in common. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { text } from './texts';

/** Names on the cards of the list. */
export const cards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

export const filterButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'listing', 'open') });

/** Opens the filters and waits for them. */
export async function openFilters(page: Page, locale: Locale) {
  await filterButton(page, locale).click();
  const dialog = page.getByRole('dialog', { name: text(locale, 'listing', 'title') });
  await dialog.waitFor();
  return dialog;
}

/** The button that applies: “Show 3 projects”. */
export const showResults = /^(اعرض|Show|لا )/;
