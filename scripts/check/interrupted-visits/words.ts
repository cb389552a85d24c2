import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { formArea, type EnquiryForm } from '../../../e2e/support/enquiry-forms';
import { storedEnquiryData } from '../../../e2e/support/outbox';
import { text } from '../../../e2e/support/texts';
import type { Locale } from '../../../src/i18n/locales';

/** Longest time that a page may need to catch up with what has just happened to its storage, in milliseconds. */
const catchUpTime = 5_000;

export interface Screen {
  page: Page;
  locale: Locale;
  form: EnquiryForm;
  /** Name by which the enquiry is found on the device. */
  name: string;
  /** Reference numbers of the rows that the database has of the enquiry. */
  references: () => Promise<string[]>;
}

/** Why what the form says of the enquiry is not true; undefined where it is. */
async function contradiction({ page, locale, form, name, references }: Screen): Promise<string | undefined> {
  const region = formArea(page, locale, form).getByRole('status');
  if ((await region.count()) === 0) return undefined;
  const words = await region.innerText();
  const says = (key: 'savedHint' | 'failed') => words.includes(text(locale, 'enquiries', key));
  const [shown] = /SH-\d+/.exec(words) ?? [];
  if (shown !== undefined) return (await references()).includes(shown) ? undefined : `${shown} has no row`;
  if (words.includes(text(locale, 'common', 'outbox.rejected'))) return 'it was never refused';
  if (says('failed')) return 'it is sent all the same';
  if (!says('savedHint') || (await storedEnquiryData(page)).includes(name)) return undefined;
  return 'said to be saved, and nothing is stored';
}

/** Waits until a form says what is true of an enquiry. Answers what does not become true. */
export async function findUntrueWords(screen: Screen): Promise<string | undefined> {
  const end = Date.now() + catchUpTime;
  for (;;) {
    const found = await contradiction(screen);
    if (found === undefined || Date.now() > end) return found;
    await delay(100);
  }
}
