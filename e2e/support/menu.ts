import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { breakpoints } from '../../src/theme/breakpoints';
import { text } from './texts';

export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= breakpoints.menu;

export const menuButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: text(locale, 'common', 'menu') });

/** The drawer, which exists only while it is open. */
export const drawer = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: text(locale, 'common', 'menu') });

/** Opens the menu: the drawer, or the header of a wide screen, where it is always open. */
export async function openMenu(page: Page, locale: Locale): Promise<Locator> {
  if (isWide(page)) return page.getByRole('banner');
  await menuButton(page, locale).click();
  return drawer(page, locale);
}

/** The list of entries in the menu. */
export const menuNavigation = (menu: Locator, locale: Locale): Locator =>
  menu.getByRole('navigation', { name: text(locale, 'common', 'mainNavigation') });
