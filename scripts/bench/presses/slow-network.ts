import { text } from '../../../e2e/support/texts';
import { routes } from '../../../src/lib/routes';
import { untilHydrated } from '../../lib/browser';
import { watchPress, type PressTimes } from './observe-press';
import type { Phone } from './phone';
import { tap } from './press';

/** Bytes a second of “Slow 3G” in Chromium's developer tools. */
const throughput = ((500 * 1024) / 8) * 0.8;

const slowDown = ({ session }: Phone) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400 * 5,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });

interface HydratedWindow {
  hydratedAt: number;
}

/** Milliseconds from the navigation to the home page until React has taken it over. */
export async function loadOnSlowNetwork(phone: Phone): Promise<number> {
  const { page } = phone;
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return;
      observer.disconnect();
      (globalThis as unknown as HydratedWindow).hydratedAt = performance.now();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await slowDown(phone);
  await page.goto(routes.home, { waitUntil: 'commit' });
  await untilHydrated(page);
  return page.evaluate(() => (globalThis as unknown as HydratedWindow).hydratedAt);
}

/** Presses the menu button of the home page in its first moments, when scripts have not even been asked for. */
export async function pressOnSlowNetwork(phone: Phone): Promise<PressTimes> {
  const { page } = phone;
  const menuButton = page.getByRole('banner').getByLabel(text('ar', 'common', 'menu'), { exact: true });
  await slowDown(phone);
  await page.goto(routes.home, { waitUntil: 'commit' });
  await menuButton.waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await watchPress(page, { selector: 'header details[open] nav, dialog[open]' });
  const times = await tap(page, menuButton);
  if (times.wasHydrated) throw new Error('The page was hydrated before the menu button was pressed.');
  return times;
}
