import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../lib/browser';
import { timesOfPress, watchPress, type Answer, type PressTimes } from './observe-press';
import type { Phone } from './phone';

export interface Press {
  path: string;
  control: (page: Page) => Locator;
  answer: Answer;
  /** What has to be so before the press. */
  ready?: (page: Page) => Promise<void>;
}

/** Milliseconds that finding the control may still occupy the page. */
const restTime = 300;

/** Opens a page, waits until it is hydrated and at rest, and presses the middle of the control. */
export async function pressAtRest(
  { page, untilQuiet }: Phone,
  { path, control, answer, ready }: Press,
): Promise<PressTimes> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  // Away from the header and from the buttons at the bottom, which stay on the screen.
  await control(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await ready?.(page);
  await watchPress(page, answer);
  await untilQuiet();
  return tap(page, control(page), restTime);
}

/**
 * Taps the watched page.
 * @param rest milliseconds between finding the control and the tap
 */
export async function tap(page: Page, control: Locator, rest = 0): Promise<PressTimes> {
  await tapMiddle(page, control, rest);
  return timesOfPress(page);
}

/**
 * Taps a control where it is on the screen.
 * @param rest milliseconds between finding the control and the tap
 */
export async function tapMiddle(page: Page, control: Locator, rest = restTime): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is nothing to press on ${page.url()}`);
  await delay(rest);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
