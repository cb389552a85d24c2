import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillForm, formArea, sendButton, type Person } from '../../e2e/support/enquiry-forms';
import { openFaultGate, type FaultGate } from '../../e2e/support/fault-gate';
import { refuseStorage } from '../../e2e/support/refuse-storage';
import { text } from '../../e2e/support/texts';
import { localeCookie } from '../../src/i18n/locales';
import { pageTimeout, untilHydrated } from '../lib/browser';
import type { Disruption, Plan } from './plan';

interface Visit {
  plan: Plan;
  who: Person;
  gate: FaultGate;
  context: BrowserContext;
  /** The tab in use. */
  page: Page;
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

/** Whether the form shows what became of the enquiry; some of these texts have a number. */
async function showsResult({ plan, page }: Visit): Promise<boolean> {
  const message = await formArea(page, plan.locale, plan.form).getByRole('status').innerText();
  const words = (['delivered', 'already', 'saved'] as const).map((key) =>
    text(plan.locale, 'enquiries', key),
  );
  return words.some((one) => message.includes(one));
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + pageTimeout;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${pageTimeout / 1000} s without success: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Fills the form, presses the button and waits for the result, or, in haste, only for the request. */
async function send(visit: Visit, { twice, hasty, fault }: Pick<Plan, 'twice' | 'hasty' | 'fault'>) {
  const { plan, page, gate, context, who } = visit;
  const area = await fillForm(page, plan.locale, plan.form, who);
  if (fault === 'offline') await context.setOffline(true);
  const before = gate.attempts();
  await sendButton(area, plan.locale).click({ clickCount: twice ? 2 : 1 });
  const isRequested = () => Promise.resolve(hasty && gate.attempts() > before);
  await until(async () => (await isRequested()) || (await showsResult(visit)), 'what became of the enquiry');
}

const withoutHaste = { twice: false, hasty: false, fault: undefined };

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
};

/**
 * Goes through a plan in a browser context of its own, with a gate of faults between it and the API, until everything
 * works again and the outbox is empty.
 * @param isStored whether the database has the enquiry
 */
export async function visit(
  browser: Browser,
  siteUrl: string,
  plan: Plan,
  who: Person,
  isStored: () => Promise<boolean>,
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
    const current: Visit = { plan, who, gate, context, page: await openTab(context, plan.form.path) };
    await gate.setFault(plan.fault === 'offline' ? undefined : plan.fault);
    await send(current, plan);
    for (const { disruption, fault } of plan.then) {
      await context.setOffline(false);
      await gate.setFault(fault);
      await disrupt[disruption](current);
    }
    await context.setOffline(false);
    await gate.setFault(undefined);
    await until(isStored, 'the row');
    await until(() => isOutboxEmpty(context), 'an empty outbox');
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
