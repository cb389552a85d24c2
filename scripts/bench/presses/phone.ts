import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { pageTimeout } from '../../lib/browser';
import { observeEvents } from './observe-press';

/** A visitor's phone with one tab and nothing stored. */
export interface Phone {
  page: Page;
  session: CDPSession;
  /** Resolves once the page has requested nothing for a while. */
  untilQuiet: () => Promise<void>;
}

export interface PhoneOptions {
  siteUrl: string;
  /** How many times slower than this machine. */
  slowdown: number;
}

/** Milliseconds: more than the three seconds after which pages fetch ahead what their controls need. */
const quietTime = 4500;

function watchRequests(page: Page): Phone['untilQuiet'] {
  const pending = new Set<Request>();
  let changed = performance.now();
  const update = (change: () => void) => {
    change();
    changed = performance.now();
  };
  const remove = (request: Request) => update(() => pending.delete(request));
  // A film may load as long as it plays.
  page.on('request', (request) => request.resourceType() !== 'media' && update(() => pending.add(request)));
  page.on('requestfinished', remove).on('requestfailed', remove);
  return async () => {
    const end = performance.now() + pageTimeout;
    while (pending.size > 0 || performance.now() - changed < quietTime) {
      if (performance.now() > end) throw new Error(`${page.url()} does not stop requesting.`);
      await delay(50);
    }
  };
}

/** Calls `use` with a phone that is thrown away afterwards. */
export async function withPhone<Result>(
  browser: Browser,
  { siteUrl, slowdown }: PhoneOptions,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
  });
  context.setDefaultTimeout(pageTimeout);
  try {
    const page = await context.newPage();
    await observeEvents(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use({ page, session, untilQuiet: watchRequests(page) });
  } finally {
    await context.close();
  }
}
