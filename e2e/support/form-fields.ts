/** Fields of a form as a visitor finds them, and the pace of a person. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { text } from './texts';

export const field = (area: Page | Locator, locale: Locale, name: string) =>
  area.getByLabel(text(locale, 'enquiries', `fields.${name}`));

export async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  return page.getByRole('form');
}

/** Two seconds are too fast for a person. Counted from the load of the document, or from now where the form came later. */
export const asSlowAsPeople = async (page: Page, since: 'load' | 'now' = 'load') => {
  const start = since === 'now' ? await page.evaluate(() => performance.now()) : 0;
  await page.waitForFunction((from) => performance.now() - from > 2100, start);
};

/** Fills in what the contact form needs, and answers the name by which its row is found. */
export async function fillContact(area: Locator, locale: Locale): Promise<string> {
  const name = `نورة ${randomUUID()}`;
  await field(area, locale, 'full_name').fill(name);
  await field(area, locale, 'mobile').fill('0551234567');
  await field(area, locale, 'description').fill('أرغب في زيارة المكتب');
  return name;
}
