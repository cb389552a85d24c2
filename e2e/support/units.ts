/** A project's units as the API has them, for tests of what the page shows of them. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { ask, clientOf } from './api';
import { text } from './texts';

export const unitsProject = 'alyasmin-gardens';

export async function projectOf(apiUrl: string, id = unitsProject) {
  const call = clientOf(apiUrl).GET('/public/projects/{id}', { params: { path: { id } } });
  const { data } = await ask(call);
  return data;
}

/** A building with its first unit in that state, or the test fails. */
export async function unitIn(apiUrl: string, state: 'available' | 'reserved' | 'sold', skip = 0) {
  const project = await projectOf(apiUrl);
  const found = project.buildings.flatMap((building) =>
    building.units.filter((unit) => unit.state === state).map((unit) => ({ building, unit })),
  )[skip];
  if (!found) throw new Error(`The demo data has no unit that is ${state}`);
  return { project, ...found };
}

/** The part of a project's page about its units. */
export const section = (page: Page) => page.locator('section#units');
/** A text of the units with its values. */
export const words = (locale: Locale, key: string, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce(
    (sentence, [name, value]) => sentence.replaceAll(`{{${name}}}`, String(value)),
    text(locale, 'units', key),
  );
/** The dialog about one unit. */
export const sheetOf = (page: Page, locale: Locale, flat: string, building: string) =>
  page.getByRole('dialog', { name: words(locale, 'explorer.unitTitle', { flat, building }) });
