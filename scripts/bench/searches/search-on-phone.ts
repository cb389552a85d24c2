import type { Page } from '@playwright/test';
import { findButton, searchField } from '../../../e2e/support/search';
import { routes } from '../../../src/lib/routes';
import { pageTimeout, untilHydrated } from '../../lib/browser';
import { observeLongTasks, takeLongTasks, untilIdle, type LongTask } from '../catalogue/observe-page';
import { stepMark, trace } from '../catalogue/trace';
import { bytesByKind, recordTransfers, type Kind, type Transfer } from '../catalogue/transfers';
import type { Phone } from '../presses/phone';
import { tapMiddle } from '../presses/press';

/** What a visitor's phone took until it was at rest again. */
export interface PhaseCost {
  bytes: Record<Kind, number>;
  /** Milliseconds of the main thread's tasks that took 50 and more, added up. */
  longTasks: number;
}

export interface SearchCost {
  /** From the tap into the field on. */
  typing: PhaseCost;
  /** From the press on. */
  search: PhaseCost;
  /** Milliseconds of the processor's time from the press on: of all tasks, and of those that took 50 of it and more. */
  processor: { total: number; long: number };
  /** Milliseconds from the press to the end of the API's answer. */
  answered: number;
  /** Milliseconds from the end of the API's answer to the first home on the page. */
  shown: number;
  /** Homes on the page. */
  homes: number;
  /** From the press on. */
  transfers: readonly Transfer[];
}

const home = 'main [data-home]';
/** Milliseconds between two letters. */
const typingPause = 80;
const stepName = 'search';

interface ObservedWindow {
  search?: Promise<{ pressed: number; shown: number }>;
}

/** Times the next press and the first home. No function inside has a name: tsx would call a helper of its own for it. */
const watchSearch = (page: Page): Promise<void> =>
  page.evaluate(
    ([selector, timeout, mark]) => {
      (globalThis as unknown as ObservedWindow).search = (async () => {
        if (document.querySelector(selector)) throw new Error('Homes were there before the search.');
        const { timeStamp: pressed } = await new Promise<Event>((resolve) => {
          addEventListener('pointerdown', resolve, { capture: true, once: true });
        });
        performance.mark(mark, { startTime: pressed });
        await new Promise<void>((resolve, reject) => {
          new MutationObserver((_changes, observer) => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            resolve();
          }).observe(document, { childList: true, subtree: true });
          setTimeout(() => reject(new Error('No home appeared.')), timeout);
        });
        await new Promise(requestAnimationFrame);
        return { pressed, shown: performance.now() };
      })();
    },
    [home, pageTimeout, stepMark(stepName)] as const,
  );

/** Milliseconds, once the search is answered; the last answer before the first home is its answer. */
const timesOfSearch = (page: Page): Promise<Pick<SearchCost, 'answered' | 'shown'>> =>
  page.evaluate(async () => {
    const { pressed = 0, shown = 0 } = (await (globalThis as unknown as ObservedWindow).search) ?? {};
    const ends = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('/projects/apartments') && startTime > pressed)
      .map(({ responseEnd }) => responseEnd)
      .filter((end) => end <= shown);
    if (ends.length === 0) throw new Error('The API did not answer the search.');
    const end = Math.max(...ends);
    return { answered: end - pressed, shown: shown - end };
  });

const durationOf = (tasks: readonly LongTask[]): number =>
  tasks.reduce((sum, { duration }) => sum + duration, 0);

/** Opens the projects, types a sentence, and looks for it; each after the page is at rest. */
export async function searchOnPhone(phone: Phone, apiUrl: string, sentence: string): Promise<SearchCost> {
  const { page, session, untilQuiet } = phone;
  await observeLongTasks(page);
  const takeTransfers = await recordTransfers(session, apiUrl);
  const untilRest = async () => {
    await untilQuiet();
    await untilIdle(page);
  };
  const takePhase = async (transfers: readonly Transfer[]): Promise<PhaseCost> => ({
    bytes: bytesByKind(transfers),
    longTasks: durationOf(await takeLongTasks(page)),
  });
  await page.goto(routes.projects, { waitUntil: 'commit' });
  await untilHydrated(page);
  await untilRest();
  await takePhase(takeTransfers());

  await searchField(page).tap();
  await searchField(page).pressSequentially(sentence, { delay: typingPause });
  await untilRest();
  const typing = await takePhase(takeTransfers());

  const endTrace = await trace(session);
  await watchSearch(page);
  await untilIdle(page);
  await takeLongTasks(page);
  await tapMiddle(page, findButton(page, 'ar'));
  const times = await timesOfSearch(page);
  await untilRest();
  const { total = NaN, long = NaN } = (await endTrace()).get(stepName) ?? {};
  const transfers = takeTransfers();
  const homes = await page.locator(home).count();
  return {
    typing,
    search: await takePhase(transfers),
    processor: { total, long },
    ...times,
    homes,
    transfers,
  };
}
