/** The menu as a visitor reaches it: in the header of wide screens, in the drawer of others. */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { breakpoints } from '../../src/theme/breakpoints';
import { text } from './texts';

export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= breakpoints.menu;

export const menuButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: text(locale, 'common', 'menu') });

/** The drawer; there only while it is open. */
export const drawer = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: text(locale, 'common', 'menu') });

/** What holds the menu's entries, opened where it has to be. */
export async function openMenu(page: Page, locale: Locale): Promise<Locator> {
  if (isWide(page)) return page.getByRole('banner');
  await menuButton(page, locale).click();
  return drawer(page, locale);
}

/** The list of entries in what `openMenu` gives. */
export const navigation = (menu: Locator, locale: Locale): Locator =>
  menu.getByRole('navigation', { name: text(locale, 'common', 'mainNavigation') });
