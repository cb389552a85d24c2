import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import type { FileKey } from '../../src/i18n/text-keys';
import { text } from './texts';

/** The field of the page for a name, a district, a subject or a sentence. */
export const searchField = (page: Page): Locator => page.getByRole('search').getByRole('combobox');

export const findButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('search').getByRole('button', { name: text(locale, 'search', 'find'), exact: true });

export const suggestions = (page: Page): Locator => page.getByRole('search').getByRole('option');

/** Rows of single homes; each has one link, to the page of the home. */
export const homeRows = (page: Page): Locator => page.getByRole('main').locator('[data-home]');

const fill = (sentence: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, value), sentence);

type Counted = 'homes' | 'inProjects' | 'matchingFrom' | 'more';

/** A counted text of the namespace `search`. */
export const counted = (
  locale: Locale,
  key: Counted,
  count: number,
  values: Record<string, string> = {},
): string => {
  const form = new Intl.PluralRules(locale).select(count);
  const words = text(locale, 'search', `${key}_${form}` as FileKey<'search'>);
  return fill(words, { count: String(count), ...values });
};

/** “11 homes in 2 projects”. */
export const foundText = (locale: Locale, homes: number, projects: number): string =>
  fill(text(locale, 'search', 'found'), {
    homes: counted(locale, 'homes', homes),
    projects: counted(locale, 'inProjects', projects),
  });

/** Looks for what a sentence says. */
export async function find(page: Page, locale: Locale, sentence: string): Promise<void> {
  await searchField(page).fill(sentence);
  await findButton(page, locale).click();
}
