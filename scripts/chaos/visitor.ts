/** One visitor of a randomised run: a browser context of its own, and a gate of faults between it and the API. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillForm, formArea, sendButton, type Person } from '../../e2e/support/enquiry-forms';
import { openFaultGate, type FaultGate } from '../../e2e/support/fault-gate';
import { refuseStorage } from '../../e2e/support/refuse-storage';
import { text } from '../../e2e/support/texts';
import { localeCookie } from '../../src/i18n/locales';
import type { Plan, Disruption } from './plan';

/** Milliseconds within which a page must answer. */
const limit = 60_000;

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
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: limit });
  return page;
}

/** Words beside the form that say what became of it; some have a number. */
async function isTold({ plan, page }: Visit): Promise<boolean> {
  const said = await formArea(page, plan.locale, plan.form).getByRole('status').innerText();
  const words = ['delivered', 'already', 'saved'].map((key) => text(plan.locale, 'enquiries', key));
  return words.some((one) => said.includes(one));
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Fills the form, presses, and waits until the visitor is told, or at least until the request is on its way. */
async function send(visit: Visit, { twice, hasty, fault }: Pick<Plan, 'twice' | 'hasty' | 'fault'>) {
  const { plan, page, gate, context, who } = visit;
  const area = await fillForm(page, plan.locale, plan.form, who);
  if (fault === 'offline') await context.setOffline(true);
  const before = gate.attempts();
  await sendButton(area, plan.locale).click({ clickCount: twice ? 2 : 1 });
  const isOnItsWay = () => Promise.resolve(hasty && gate.attempts() > before);
  await until(async () => (await isOnItsWay()) || (await isTold(visit)), 'what became of the enquiry');
}

const calmly = { twice: false, hasty: false, fault: undefined };

const happen: Record<Disruption, (visit: Visit) => Promise<void>> = {
  'other fault': () => Promise.resolve(),
  'offline and online': async ({ context }) => {
    await context.setOffline(true);
    await context.setOffline(false);
  },
  reload: async ({ page }) => {
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: limit });
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
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: limit });
    await send(visit, calmly);
  },
  'second tab': async (visit) => {
    const tab = await openTab(visit.context, visit.plan.form.path);
    await send({ ...visit, page: tab }, calmly);
  },
};

/**
 * Lives one plan until everything works again and nothing waits any more.
 * @param hasArrived whether the row is there
 */
export async function visit(
  browser: Browser,
  siteUrl: string,
  plan: Plan,
  who: Person,
  hasArrived: () => Promise<boolean>,
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
    for (const { upheaval, fault } of plan.then) {
      await context.setOffline(false);
      await gate.setFault(fault);
      await happen[upheaval](current);
    }
    await context.setOffline(false);
    await gate.setFault(undefined);
    await until(hasArrived, 'the row');
    await until(() => nothingWaits(context), 'an empty outbox');
  } finally {
    await context.close();
    await gate.close();
  }
}

/** Whether no tab has anything left to send: a late second request would be a duplicate. */
async function nothingWaits(context: BrowserContext): Promise<boolean> {
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
