/** What floats over a page, and what of the page it would not let go. */
import type { Page } from '@playwright/test';
import { shortlistKey } from '../../src/features/shortlist/shortlist-flag';
import { serializeShortlist } from '../../src/features/shortlist/unit-snapshot';
import { shortlistItem } from '../../src/features/shortlist/testing';

/** Keeps a home, as an earlier visit would have: the way to the comparison floats too. */
export async function keepOneHome(page: Page): Promise<void> {
  const kept = serializeShortlist([shortlistItem('alyasmin-gardens-a-001')]);
  await page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [shortlistKey, kept],
  );
}

/**
 * One line for each control, field and price of the page that stays below something that floats when the browser brings it
 * into view at the end of the screen, as it does for whoever comes by keyboard.
 */
export const coveredByFloats = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('[data-dock]');
    if (!dock) return ['Nothing floats'];
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const prices: Element[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/\d,\d{3}/.test(node.textContent ?? '') && node.parentElement) prices.push(node.parentElement);
    const covered: string[] = [];
    for (const element of [...controls, ...prices]) {
      if (dock.contains(element) || !element.closest('main, footer') || !isShown(element)) continue;
      element.scrollIntoView({ block: 'end', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [Math.max(top + 2, bottom - 20), (Math.max(top, 0) + bottom) / 2, bottom - 2].map(
          (y) => [x, y] as const,
        ),
      );
      const hidden = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && dock.contains(hit);
      });
      if (hidden) covered.push(`${element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}”`);
    }
    return [...new Set(covered)];
  });
