/** What somebody has who uses the keyboard alone: the element with the focus, its name, and that it can be seen. */
import type { Page } from '@playwright/test';

export interface Stop {
  /** Role or element, and the first words of its name: “link Projects”. */
  said: string;
  /** Why it cannot be used; empty when it can. */
  fault: string;
}

/** The element that has the focus, once the page has come to rest around it. */
export function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { said: 'nothing', fault: '' };
    const labels = 'labels' in focused ? [...((focused.labels ?? []) as NodeListOf<HTMLLabelElement>)] : [];
    const referred = (focused.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    const name = [
      focused.getAttribute('aria-label'),
      ...referred,
      ...labels.map(({ textContent }) => textContent),
      focused.textContent,
      ...[...focused.querySelectorAll('img')].map(({ alt }) => alt),
    ]
      .map((part) => part?.trim())
      .find(Boolean);
    const role = focused.getAttribute('role') ?? focused.localName;
    const said = `${role} ${name ?? ''}`.slice(0, 80);
    const box = focused.getBoundingClientRect();
    const style = getComputedStyle(focused);
    const edges = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + box.width / 2, box.top + 3],
      [box.left + box.width / 2, box.bottom - 3],
      [box.left + 3, box.top + box.height / 2],
      [box.right - 3, box.top + box.height / 2],
    ] as const;
    const seen = edges.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    const ring = ['outlineStyle', 'boxShadow', 'borderColor'] as const;
    const fault = !name
      ? 'has no name'
      : !seen
        ? `lies under something or outside the screen, at ${Math.round(box.top)}`
        : ring.every((property) => ['none', ''].includes(style[property]))
          ? 'shows no focus'
          : '';
    return { said, fault };
  });
}

/** Presses Tab until the focus leaves the page, and tells every stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 250): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (stop.said === 'nothing') break;
    stops.push(stop);
  }
  return stops;
}

/** Presses Tab until what `said` describes has the focus, or fails. */
export async function tabTo(
  page: Page,
  said: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 80,
): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (said.test(stop.said)) return;
    passed.push(stop.said);
  }
  throw new Error(`Tab did not come to ${said}; it came to ${passed.join(', ')}`);
}
