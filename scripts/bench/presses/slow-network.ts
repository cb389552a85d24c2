import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../lib/browser';
import type { Timing } from './figures';
import { watchPress, type Answer } from './observe-press';
import type { Phone } from './phone';
import { tap } from './press';

/** Bytes a second of “Slow 3G” in Chromium's developer tools. */
const throughput = ((500 * 1024) / 8) * 0.8;

/** “Slow 3G” as those tools ask the browser for it. */
export const slow3G = {
  offline: false,
  latency: 400 * 5,
  downloadThroughput: throughput,
  uploadThroughput: throughput,
};

const slowDown = ({ session }: Phone) => session.send('Network.emulateNetworkConditions', slow3G);

interface HydratedWindow {
  hydratedAt: number;
}

/** Milliseconds from the navigation until React has taken the page over, and what it had to request for that. */
export async function loadOnSlowNetwork(phone: Phone, path: string): Promise<Timing> {
  const { page } = phone;
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return;
      observer.disconnect();
      (globalThis as unknown as HydratedWindow).hydratedAt = performance.now();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await slowDown(phone);
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  return page.evaluate(() => {
    const { hydratedAt } = globalThis as unknown as HydratedWindow;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const requests = resources.filter(
      ({ name, responseEnd }) =>
        responseEnd > 0 && responseEnd <= hydratedAt && /[.]js$|[/]page-data[/]/.test(name),
    );
    return { figure: hydratedAt, requests: requests.length };
  });
}

/** Opens a page, and waits until the control is on the screen. */
async function openOnSlowNetwork(phone: Phone, path: string, control: Locator): Promise<void> {
  const { page } = phone;
  await slowDown(phone);
  await page.goto(path, { waitUntil: 'commit' });
  await control.waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

interface FirstPress {
  path: string;
  control: (page: Page) => Locator;
  /** None for a link or a form that leads to another page. */
  answer?: Answer;
}

/**
 * Presses a control in the first moments of its page, when no script has come.
 * @returns as figure the milliseconds from the navigation until the answer is there; where that is another page, until the
 * control can be pressed
 */
export async function pressOnSlowNetwork(
  phone: Phone,
  { path, control: find, answer }: FirstPress,
): Promise<Timing> {
  const { page } = phone;
  const control = find(page);
  await openOnSlowNetwork(phone, path, control);
  if (!answer) return { figure: await page.evaluate(() => performance.now()) };
  await watchPress(page, answer);
  const times = await tap(page, control);
  if (times.wasHydrated) throw new Error('The page was hydrated before the button was pressed.');
  return { figure: times.at + times.answer, answer: times.answer };
}
