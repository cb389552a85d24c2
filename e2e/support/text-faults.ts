/** What goes wrong with text when a visitor makes it larger or gives it more room: cut off, run over, or out of the screen. */
import type { Page } from '@playwright/test';

/** WCAG 1.4.12: a page must bear at least these. */
export const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Applies one of them to the page as it stands. */
export async function withText(page: Page, style: string): Promise<void> {
  await page.evaluate(async (content) => {
    const element = document.head.appendChild(document.createElement('style'));
    element.textContent = content;
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, style);
}

/** One line for each text of the page that is cut off, lies on another, or leaves the screen; and for a page that scrolls sideways. */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const screen = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - screen;
    if (overflow > 1) faults.push(`the page is ${String(overflow)} px wider than the screen`);

    const isShown = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2; // what only a screen reader gets is one pixel large
    };
    const floats = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
    /** The nearest part around the text that shows only a piece of it, and whether that piece can be scrolled. */
    const frameOf = (element: Element | null): { box: DOMRect; scrolls: boolean } | undefined => {
      if (!element || element === document.body) return undefined;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const axes = [overflowX, overflowY];
      if (clipPath !== 'none' || axes.some((value) => value !== 'visible'))
        return {
          box: element.getBoundingClientRect(),
          scrolls: axes.some((value) => /auto|scroll/.test(value)),
        };
      return frameOf(element.parentElement);
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
      const frame = frameOf(element);
      if (frame && frame.box.width <= 2) continue; // for screen readers
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        const name = `“${words.slice(0, 40)}”`;
        if (frame && !frame.scrolls) {
          const { left, right, top, bottom } = frame.box;
          // A line is higher than its letters: up to a third of it may lie outside.
          const spare = box.height / 3;
          const cut =
            box.left < left - 2 ||
            box.right > right + 2 ||
            box.top < top - spare ||
            box.bottom > bottom + spare;
          if (cut) faults.push(`${name} is cut off`);
        } else if (!frame && (box.left < -1 || box.right > screen + 1))
          faults.push(`${name} leaves the screen`);
        if (!frame?.scrolls) lines.push({ words: name, element, box });
      }
    }

    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (line.element === other.element || floats(line.element) || floats(other.element)) continue;
        const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        if (width > 3 && height > Math.min(line.box.height, other.box.height) / 2)
          faults.push(`${line.words} lies on ${other.words}`);
      }
    });
    return [...new Set(faults)];
  });
