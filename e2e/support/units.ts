import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import type { FileKey } from '../../src/i18n/text-keys';
import { text } from './texts';

/** The section of a project's page about its units. */
export const unitsSection = (page: Page) => page.locator('section#units');

/** A text of the namespace `units`, with its values. */
export const unitsText = (
  locale: Locale,
  key: FileKey<'units'>,
  values: Record<string, string | number> = {},
) =>
  Object.entries(values).reduce(
    (sentence, [name, value]) => sentence.replaceAll(`{{${name}}}`, String(value)),
    text(locale, 'units', key),
  );

/** Which of the known values a value of the API is. */
function oneOf<Known extends string | number>(known: readonly Known[], value: string | number): Known {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Error(`${value} is none of ${known.join(', ')}`);
  return found;
}

/** Name of a floor that has one; 0 is the ground floor. */
export const floorName = (locale: Locale, floor: number) =>
  unitsText(locale, `explorer.floorName.f${oneOf([0, 1, 2, 3, 4, 5], floor)}`);

/** Name of what `saleStateOf` returns. */
export const stateName = (locale: Locale, state: string) =>
  unitsText(locale, `states.${oneOf(['available', 'reserved', 'sold', 'upcoming'], state)}`);

/** The dialog about one unit. */
export const unitSheet = (page: Page, locale: Locale, flat: string, building: string) =>
  page.getByRole('dialog', { name: unitsText(locale, 'explorer.unitTitle', { flat, building }) });

export const compareText = (locale: Locale, key: FileKey<'compare'>) => text(locale, 'compare', key);
export const compareTable = (page: Page, locale: Locale) =>
  page.getByRole('table', { name: compareText(locale, 'table') });
export const stateRow = (page: Page, locale: Locale) =>
  compareTable(page, locale)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${text(locale, 'units', 'state')}`) }) });
export const shortlistBar = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: new RegExp(`^${text(locale, 'common', 'compare.open')} \\(\\d\\)`) });

export const compareUrl = (...refs: string[]) => `/projects/compare?units=${refs.join(',')}`;

/** Opens the sheet of a unit and adds the unit to the shortlist. */
export async function addToShortlist(page: Page, locale: Locale, slug: string, id: string) {
  await page.goto(`/projects/detail/${slug}?unit=${id}`);
  const toggle = page
    .getByRole('dialog')
    .getByRole('button', { name: text(locale, 'units', 'shortlist.add') });
  await toggle.click();
}

/** Width of the drawing when it fits into the box, in CSS pixels. */
export async function drawnWidth(
  box: { width: number; height: number } | null,
  plan: Locator,
): Promise<number> {
  const ratio = await plan.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  return Math.min(box?.width ?? 0, (box?.height ?? 0) * ratio);
}
