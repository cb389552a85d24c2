import type { Page } from '@playwright/test';

export interface FocusStop {
  /** Role or element, and the start of its name: “link Projects”. */
  description: string;
  /** Why a keyboard user cannot use it; empty when they can. */
  problem: string;
}

/** The element that has the focus, with its accessible name and whether it is visible. */
export function focusedStop(page: Page): Promise<FocusStop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { description: 'nothing', problem: '' };
    const labels = 'labels' in focused ? [...((focused.labels ?? []) as NodeListOf<HTMLLabelElement>)] : [];
    const labelledBy = (focused.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    const name = [
      focused.getAttribute('aria-label'),
      ...labelledBy,
      ...labels.map(({ textContent }) => textContent),
      focused.textContent,
      ...[...focused.querySelectorAll('img')].map(({ alt }) => alt),
    ]
      .map((part) => part?.trim())
      .find(Boolean);
    const role = focused.getAttribute('role') ?? focused.localName;
    const description = `${role} ${name ?? ''}`.slice(0, 80);
    const box = focused.getBoundingClientRect();
    const style = getComputedStyle(focused);
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + box.width / 2, box.top + 3],
      [box.left + box.width / 2, box.bottom - 3],
      [box.left + 3, box.top + box.height / 2],
      [box.right - 3, box.top + box.height / 2],
    ] as const;
    const isVisible = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    const focusStyles = ['outlineStyle', 'boxShadow', 'borderColor'] as const;
    const problem = !name
      ? 'has no name'
      : !isVisible
        ? `is covered or outside the screen, at ${Math.round(box.top)}`
        : focusStyles.every((property) => ['none', ''].includes(style[property]))
          ? 'shows no focus'
          : '';
    return { description, problem };
  });
}

/** Presses Tab until the focus leaves the page, and returns every stop. */
export async function tabThroughPage(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 250,
): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (stop.description === 'nothing') break;
    stops.push(stop);
  }
  return stops;
}

/**
 * Presses Tab until an element whose description matches has the focus.
 * @throws when none has within `most` presses
 */
export async function tabTo(
  page: Page,
  wanted: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 80,
): Promise<void> {
  const skipped: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (wanted.test(stop.description)) return;
    skipped.push(stop.description);
  }
  throw new Error(`Tab did not reach ${wanted}; it reached ${skipped.join(', ')}`);
}
