import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillForm, formArea, sendButton, type Person } from '../../../e2e/support/enquiry-forms';
import { openFaultGate, type FaultGate } from '../../../e2e/support/fault-gate';
import { refuseStorage } from '../../../e2e/support/refuse-storage';
import { text } from '../../../e2e/support/texts';
import { localeCodes, localeCookie, locales, type Locale } from '../../../src/i18n/locales';
import { pageTimeout, untilHydrated } from '../../lib/browser';
import { until } from '../../lib/until';
import type { Disruption, Plan } from './plan';
import { findUntrueWords } from './words';

interface Visit {
  plan: Plan;
  who: Person;
  gate: FaultGate;
  context: BrowserContext;
  /** The tab in use, and its language. */
  page: Page;
  locale: Locale;
  /** Reference numbers of the rows that the database has. */
  references: () => Promise<string[]>;
  /** Told what a form said that was not true. */
  onUntrue: (words: string) => void;
}

async function checkWords({ plan: { form }, who, page, locale, references, onUntrue }: Visit): Promise<void> {
  const found = await findUntrueWords({ page, locale, form, name: who.full_name, references });
  if (found !== undefined) onUntrue(found);
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

/** Whether the form shows what became of the enquiry; some of these texts have a number. */
async function showsResult({ plan, page, locale }: Visit): Promise<boolean> {
  const message = await formArea(page, locale, plan.form).getByRole('status').innerText();
  const words = (['delivered', 'already', 'saved', 'savedInTabTitle'] as const).map((key) =>
    text(locale, 'enquiries', key),
  );
  return words.some((one) => message.includes(one));
}

/** Longest delay before another attempt that follows on six failed ones, and some time for it; milliseconds. */
const longestDelay = 180_000;

/** Fills the form, presses the button and waits for the result, or, in haste, only for the request. */
async function send(visit: Visit, press: Pick<Plan, 'twice' | 'hasty' | 'fault' | 'closedAfter'>) {
  const { plan, page, gate, context, who, locale } = visit;
  const { twice, hasty, fault, closedAfter } = press;
  const area = await fillForm(page, locale, plan.form, who);
  if (fault === 'offline') await context.setOffline(true);
  const before = gate.attempts();
  await sendButton(area, locale).click({ clickCount: twice ? 2 : 1 });
  if (closedAfter !== undefined) {
    await delay(closedAfter);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    return;
  }
  const isRequested = () => Promise.resolve(hasty && gate.attempts() > before);
  await until(
    async () => (await isRequested()) || (await showsResult(visit)),
    'what became of the enquiry',
    pageTimeout,
  );
}

const withoutHaste = { twice: false, hasty: false, fault: undefined, closedAfter: undefined };

const disrupt: Record<Disruption, (visit: Visit) => Promise<void>> = {
  'other fault': () => Promise.resolve(),
  'offline and online': async ({ context }) => {
    await context.setOffline(true);
    await context.setOffline(false);
  },
  reload: async ({ page }) => {
    await page.reload();
    await untilHydrated(page);
  },
  'close and reopen': async (visit) => {
    await visit.page.close({ runBeforeUnload: false });
    visit.page = await openTab(visit.context, visit.plan.hasty ? '/about' : '/');
  },
  back: async (visit) => {
    const { page, plan } = visit;
    await page.goto(plan.form.path);
    await page.goto('/about');
    await page.goBack();
    await untilHydrated(page);
    await send(visit, withoutHaste);
  },
  'second tab': async (visit) => {
    const tab = await openTab(visit.context, visit.plan.form.path);
    await send({ ...visit, page: tab }, withoutHaste);
  },
  'other language': async (visit) => {
    const locale = localeCodes.find((code) => code !== visit.locale) ?? visit.locale;
    const page = await openTab(visit.context, visit.plan.form.path);
    await page.getByRole('button', { name: locales[locale].name }).click();
    await page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
    await send({ ...visit, page, locale }, withoutHaste);
    await checkWords({ ...visit, page, locale });
    // The language is that of all tabs.
    visit.locale = locale;
  },
  'deleted database': async (visit) => {
    const { page, plan, references } = visit;
    // What no open tab has seen yet cannot be written again.
    await page.goto(plan.form.path);
    const isSeen = async () => (await showsResult(visit)) || (await references()).length > 0;
    await until(isSeen, 'the enquiry of an earlier page', pageTimeout);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          localStorage.clear();
          indexedDB.deleteDatabase('enquiries').onsuccess = () => resolve();
        }),
    );
  },
};

/**
 * Goes through a plan in a browser context of its own, with a gate of faults between it and the API, until everything
 * works again and the outbox is empty.
 * @param references reads the reference numbers of the rows that the database has
 * @param onUntrue called with what a form said that was not true
 */
export async function visit(
  browser: Browser,
  siteUrl: string,
  plan: Plan,
  who: Person,
  references: () => Promise<string[]>,
  onUntrue: (words: string) => void,
): Promise<void> {
  const gate = await openFaultGate(siteUrl);
  const context = await browser.newContext({
    baseURL: siteUrl,
    proxy: gate.proxy,
    timezoneId: 'Asia/Riyadh',
  });
  try {
    await context.addCookies([{ name: localeCookie, value: plan.locale, url: siteUrl }]);
    if (plan.storageRefused) await context.addInitScript({ content: refuseStorage });
    const page = await openTab(context, plan.form.path);
    const { locale } = plan;
    const current: Visit = { plan, who, gate, context, page, locale, references, onUntrue };
    await gate.setFault(plan.fault === 'offline' ? undefined : plan.fault);
    await send(current, plan);
    if (page.isClosed()) {
      await context.setOffline(false);
      current.page = await openTab(context, plan.hasty ? plan.form.path : '/about');
    }
    await checkWords(current);
    for (const { disruption, fault } of plan.then) {
      await context.setOffline(false);
      await gate.setFault(fault);
      await disrupt[disruption](current);
      await checkWords(current);
    }
    await context.setOffline(false);
    await gate.setFault(undefined);
    await until(async () => (await references()).length > 0, 'the row', longestDelay);
    await until(() => isOutboxEmpty(context), 'an empty outbox', pageTimeout);
    await checkWords(current);
  } finally {
    await context.close();
    await gate.close();
  }
}

/** Whether no tab has an enquiry left to send: a second request after the count would be a duplicate. */
async function isOutboxEmpty(context: BrowserContext): Promise<boolean> {
  const waits = await Promise.all(
    context.pages().map((page) =>
      page.evaluate(() => {
        try {
          return localStorage.getItem('enquiries-waiting') !== null;
        } catch {
          return false; // storage is refused
        }
      }),
    ),
  );
  return !waits.some(Boolean);
}
