/** The comparison of homes as tests meet it. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { text } from './texts';
import { projectOf } from './units';

export const compare = (locale: Locale, key: string) => text(locale, 'compare', key);
export const table = (page: Page, locale: Locale) =>
  page.getByRole('table', { name: compare(locale, 'table') });
export const state = (page: Page, locale: Locale) =>
  table(page, locale)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: text(locale, 'units', 'state') }) });
export const bar = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: new RegExp(`^${text(locale, 'common', 'compare.open')} \\(\\d\\)`) });

/** Homes of a project, the last first: other tests change the first ones. */
export async function homesOf(apiUrl: string, slug: string) {
  const project = await projectOf(apiUrl, slug);
  const homes = project.buildings.flatMap((building) =>
    building.units.map((unit) => ({ id: unit.id, unit, building, ref: `${project.slug}~${unit.id}` })),
  );
  return { project, homes: homes.reverse() };
}

export const addressOf = (...refs: string[]) => `/projects/compare?units=${refs.join(',')}`;

/** Opens the sheet of a home and keeps it. */
export async function keep(page: Page, locale: Locale, slug: string, id: string) {
  await page.goto(`/projects/detail/${slug}?unit=${id}`);
  const toggle = page
    .getByRole('dialog')
    .getByRole('button', { name: text(locale, 'units', 'shortlist.add') });
  await toggle.click();
}
