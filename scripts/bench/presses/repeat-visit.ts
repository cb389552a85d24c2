import { setTimeout as delay } from 'node:timers/promises';
import { isKeptHere } from '../../../e2e/support/is-kept-here';
import { serviceWorkerPath } from '../../../src/lib/kept-pages';
import { pageTimeout, untilHydrated } from '../../lib/browser';
import type { Phone } from './phone';
import { loadOnSlowNetwork, slow3G } from './slow-network';

/** What the worker requests is on another connection than the page, as the tools of the browser see it. */
async function slowWorkerDown({ page }: Phone): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { targetInfos = [] } = (await session?.send('Target.getTargets')) ?? {};
  const worker = targetInfos.find(
    ({ type, url }) => type === 'service_worker' && url.endsWith(serviceWorkerPath),
  );
  if (!session || !worker) throw new Error(`${page.url()} has no service worker.`);
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: worker.targetId });
  const answered = new Promise<string>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => resolve(message));
  });
  const message = JSON.stringify({ id: 1, method: 'Network.emulateNetworkConditions', params: slow3G });
  await session.send('Target.sendMessageToTarget', { sessionId, message });
  const answer = await answered;
  if (answer.includes('"error"')) throw new Error(`The worker is not slow: ${answer}`);
}

/** What a visitor waits for on a repeat visit, in milliseconds from the navigation. */
interface RepeatVisit {
  /** The first text and pictures are on the screen. */
  readable: number;
  /** React has taken the page over. */
  hydrated: number;
}

async function untilKept({ page }: Phone, path: string): Promise<void> {
  const end = performance.now() + pageTimeout;
  while (!(await page.evaluate(isKeptHere, path))) {
    if (performance.now() > end) throw new Error(`${page.url()} is not kept.`);
    await delay(100);
  }
}

/** Reads a page on a fast network until it is kept, and visits it again on “Slow 3G”. */
export async function revisitOnSlowNetwork(phone: Phone, path: string): Promise<RepeatVisit> {
  const { page } = phone;
  await page.goto(path);
  await untilHydrated(page);
  await untilKept(phone, path);
  await slowWorkerDown(phone);
  await page.goto('about:blank');
  const { figure: hydrated } = await loadOnSlowNetwork(phone, path);
  const readable = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  return { readable, hydrated };
}
