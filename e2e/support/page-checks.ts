import { expect, type Page } from '@playwright/test';
import { shortlistKey } from '../../src/features/shortlist/shortlist-flag';
import { shortlistItem } from '../../src/features/shortlist/testing';
import { serializeShortlist } from '../../src/features/shortlist/unit-snapshot';

const shortlistOfOne = serializeShortlist([shortlistItem('alyasmin-gardens-a-001')]);

/** Saves a unit to the shortlist before the page loads, so that the shortlist bar floats as well. */
export async function saveUnitToShortlist(page: Page): Promise<void> {
  await page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [shortlistKey, shortlistOfOne],
  );
}

/**
 * Saves a unit to the shortlist as another tab does, and waits until the page shows it: in the shortlist bar of pages of
 * projects, or in the comparison.
 * @returns empties the shortlist
 */
export async function saveUnitInAnotherTab(page: Page): Promise<() => Promise<void>> {
  const store = (stored: string | null) =>
    page.evaluate(
      ([key, newValue]) => {
        if (newValue === null) localStorage.removeItem(key);
        else localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      },
      [shortlistKey, stored] as const,
    );
  await store(shortlistOfOne);
  const shown = page.locator('[data-dock] aside').or(page.getByRole('main').getByRole('table')).first();
  if (new URL(page.url()).pathname.startsWith('/projects')) await expect(shown).toBeVisible();
  return () => store(null);
}

/**
 * One line for each control, field and price that a floating element covers once the browser has scrolled it to the
 * bottom edge of the screen, as it does for keyboard focus.
 */
export const findCoveredElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('[data-dock]');
    if (!dock) return ['The page has no floating elements'];
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

/** The text spacing of WCAG 1.4.12, which a page must support. */
export const textSpacingCss = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Adds CSS to the page, and waits for its fonts and two frames.
 * @returns removes it
 */
export async function addStyle(page: Page, style: string): Promise<() => Promise<void>> {
  const added = await page.addStyleTag({ content: style });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return () => added.evaluate((element) => (element as Element).remove());
}

/** Sets the size of the screen, and waits until the page is laid out for it, which a busy phone does late. */
export async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (!matchMedia(`(width: ${String(wanted)}px)`).matches);
    await frame();
  }, width);
}

/** Sets the browser's text size: 2 for twice the usual. Lengths and breakpoints in `rem` follow it. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } });
  await cdp.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${16 * factor}px`);
}

/** One line for each text that is clipped, overlaps another or leaves the screen, and for a page that scrolls sideways. */
export const findTextProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const screen = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - screen;
    if (overflow > 1) problems.push(`the page is ${String(overflow)} px wider than the screen`);

    const isShown = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2; // text for screen readers only is one pixel large
    };
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    /** The nearest ancestor that clips the text, and whether it can be scrolled. */
    const clipOf = (element: Element | null): { box: DOMRect; scrolls: boolean } | undefined => {
      if (!element || element === document.body) return undefined;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const axes = [overflowX, overflowY];
      if (clipPath !== 'none' || axes.some((value) => value !== 'visible'))
        return {
          box: element.getBoundingClientRect(),
          scrolls: axes.some((value) => /auto|scroll/.test(value)),
        };
      return clipOf(element.parentElement);
    };

    interface Line {
      words: string;
      element: Element;
      box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!words || !element || element.closest('svg, noscript, script, style, option') || !isShown(element))
        continue;
      const clip = clipOf(element);
      if (clip && clip.box.width <= 2) continue; // for screen readers
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        const name = `“${words.slice(0, 40)}”`;
        if (clip && !clip.scrolls) {
          const { left, right, top, bottom } = clip.box;
          // A line box is higher than its letters: up to a third of it may lie outside.
          const spare = box.height / 3;
          const isClipped =
            box.left < left - 2 ||
            box.right > right + 2 ||
            box.top < top - spare ||
            box.bottom > bottom + spare;
          if (isClipped) problems.push(`${name} is clipped`);
        } else if (!clip && (box.left < -1 || box.right > screen + 1))
          problems.push(`${name} leaves the screen`);
        if (!clip?.scrolls) lines.push({ words: name, element, box });
      }
    }

    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        const height = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        if (height <= Math.min(line.box.height, other.box.height) / 2) continue;
        const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        if (width <= 3 || line.element === other.element) continue;
        if (!isFixed(line.element) && !isFixed(other.element))
          problems.push(`${line.words} overlaps ${other.words}`);
      }
    });
    return [...new Set(problems)];
  });
