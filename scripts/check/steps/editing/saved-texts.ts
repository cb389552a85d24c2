import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { localeCodes, locales } from '../../../../src/i18n/locales';
import { routes } from '../../../../src/lib/routes';
import { untilHydrated } from '../../../lib/browser';

/** Milliseconds after which nothing is expected any more; how fast it is, is printed. */
const patience = 2 * 60_000;

const note = 'a visitor typed this';
const shown = 'ظهر Shown';

/**
 * Saves a text of the interface in each language while the page of a form is open in it.
 * @returns what is not as it must be: a text that is not shown in time, or a page that was loaded again
 */
export async function checkSavedTexts(page: Page, origin: string, directory: string): Promise<string[]> {
  const problems: string[] = [];
  for (const code of localeCodes) {
    await page.goto(origin + locales[code].localePrefix + routes.consultation, { timeout: patience });
    await untilHydrated(page);
    const field = page.locator('main form input[type="text"]').first();
    await field.fill(note);
    const file = path.join(directory, `src/i18n/locales/${code}/enquiries.json`);
    const before = readFileSync(file, 'utf8');
    const texts = JSON.parse(before) as { pages: { consultation: { title: string } } };
    texts.pages.consultation.title = shown;
    const started = performance.now();
    writeFileSync(file, JSON.stringify(texts, null, 2));
    const heading = page.getByRole('heading', { level: 1, name: shown });
    const isShown = await heading.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    );
    if (isShown) console.log(`A saved text was shown after ${Math.round(performance.now() - started)} ms`);
    else problems.push(`A text saved in ${file} is not shown.`);
    if ((await field.inputValue()) !== note)
      problems.push(`What was typed is lost after a text was saved in ${file}.`);
    writeFileSync(file, before);
  }
  return problems;
}
