import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import type { FileKey } from '../../src/i18n/text-keys';
import { demoProjectPath } from './api';
import { text } from './texts';
import { unitsText } from './units';

/** Address of the page of a unit of the demo project. */
export const unitPath = (id: string) => `${demoProjectPath}/${id}`;

export const unitName = (locale: Locale, flat: string, building: string) =>
  unitsText(locale, 'explorer.unitTitle', { flat, building });

export const unitNote = (page: Page, locale: Locale, key: FileKey<'units'>) =>
  page
    .getByRole('main')
    .getByText(text(locale, 'units', key))
    .first();

/** Names of the units that are offered beside or instead of the unit. */
export const similarUnits = (page: Page) =>
  page.locator('section#similar').getByRole('heading', { level: 3 });

/** An amount as the page shows it. */
export const amountOf = (price: number | null | undefined) => (price ?? 0).toLocaleString('en-US');
