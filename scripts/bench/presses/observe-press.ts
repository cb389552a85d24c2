import type { Page } from '@playwright/test';
import { pageTimeout } from '../../lib/browser';

/** What a press makes visible. */
export interface Answer {
  /** CSS selector, because it is looked for in every frame. */
  selector: string;
  /** Part of the element's text. */
  text?: string;
}

/** Milliseconds, since the event unless it says otherwise. */
export interface PressTimes {
  /** When it was pressed, since the navigation. */
  at: number;
  /** Longest duration of the events of the press, as INP counts it: in steps of 8, and 16 when none took longer. */
  nextPaint: number;
  /** The frame after the first one with the answer on the screen. */
  answer: number;
  /** Whether React had taken the page over before. */
  wasHydrated: boolean;
}

type ObservedPress = Omit<PressTimes, 'nextPaint'>;

/** TypeScript does not know `interactionId` yet. */
type EventTiming = PerformanceEntry & { interactionId: number };

interface ObservedWindow {
  eventTimings: EventTiming[];
  press?: Promise<ObservedPress>;
}

/** Shortest duration that browsers report. */
const shortest = 16;

/** Records how long events take, from the first moment of every page to come. */
export async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const eventTimings: EventTiming[] = [];
    (globalThis as unknown as ObservedWindow).eventTimings = eventTimings;
    new PerformanceObserver((list) => {
      eventTimings.push(...(list.getEntries() as EventTiming[]));
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortest);
}

/** Times the next press. No function inside has a name: tsx would call a helper of its own for it. */
export const watchPress = (page: Page, answer: Answer): Promise<void> =>
  page.evaluate(
    ([{ selector, text = '' }, timeout]) => {
      (globalThis as unknown as ObservedWindow).press = (async () => {
        const { timeStamp: at } = await new Promise<Event>((resolve) => {
          addEventListener('pointerdown', resolve, { capture: true, once: true });
        });
        const wasHydrated = 'hydrated' in document.documentElement.dataset;
        for (let frame = 0, isShown = false; !isShown; frame += 1) {
          if (frame > 0) await new Promise(requestAnimationFrame);
          isShown = [...document.querySelectorAll(selector)].some((element) => {
            const { top, right, bottom, left } = element.getBoundingClientRect();
            const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
            const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            return isOnScreen && isVisible && (!text || element.textContent?.includes(text));
          });
          if (isShown && frame === 0) throw new Error(`${selector} was there before the press.`);
          if (performance.now() - at > timeout) throw new Error(`${selector} did not appear.`);
        }
        await new Promise(requestAnimationFrame);
        return { at, answer: performance.now() - at, wasHydrated };
      })();
    },
    [answer, pageTimeout] as const,
  );

/** The times of the press, once it is answered. */
export const timesOfPress = (page: Page): Promise<PressTimes> =>
  page.evaluate(async (least) => {
    const { press, eventTimings } = globalThis as unknown as ObservedWindow;
    if (!press) throw new Error('The press is not watched.');
    const { at, answer, wasHydrated } = await press;
    // Durations are reported some time after the paint.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const own = eventTimings.filter(({ startTime, interactionId }) => interactionId > 0 && startTime >= at);
    return { at, nextPaint: Math.max(least, ...own.map(({ duration }) => duration)), answer, wasHydrated };
  }, shortest);
