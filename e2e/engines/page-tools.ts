import { readFileSync } from 'node:fs';
import { overlayProblem } from '../support/overlay';

/** What a visitor looks for, by role and name as a screen reader says them, or by CSS where it has neither. */
export interface Target {
  role?: string;
  /** Its whole name, or a pattern. */
  name?: string | { source: string };
  css?: string;
  /** Only inside of this. */
  within?: Target;
  /** Which of several; the first by default, -1 for the last. */
  index?: number;
}

interface Point {
  x: number;
  y: number;
}

/** Functions in the page that find, look and aim. */
export interface PageTools {
  find(target: Target): Element | undefined;
  isShown(target: Target): boolean;
  /** The point to press, once the element is on the screen, rests and nothing covers it; otherwise what prevents it. */
  aim(target: Target): Promise<Point | string>;
  overlayProblem(overlay: Element): string | undefined;
}

declare global {
  interface Window {
    pageTools?: PageTools;
  }
}

interface Queries {
  queryAllByRole(root: Element, role: string, options: { name?: string | RegExp }): Element[];
}

/** Runs in the page: refers to nothing but its arguments. */
function createPageTools(queries: Queries, problemOf: (overlay: Element) => string | undefined): PageTools {
  const all = ({ role, name, css, within }: Target): Element[] => {
    const root = within ? find(within) : document.body;
    if (!root) return [];
    if (css !== undefined)
      return [...root.querySelectorAll(css)].filter((one) => one.getClientRects().length > 0);
    const wanted = typeof name === 'object' ? new RegExp(name.source) : name;
    return queries.queryAllByRole(root as HTMLElement, role ?? '', {
      ...(wanted !== undefined && { name: wanted }),
    });
  };
  function find(target: Target): Element | undefined {
    const found = all(target);
    return found[(target.index ?? 0) < 0 ? found.length + (target.index ?? 0) : (target.index ?? 0)];
  }
  const boxOf = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect();
  /** The visible part of a radio button or checkbox is its label. */
  const visiblePart = (element: Element) =>
    element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)
      ? (element.labels?.[0] ?? element)
      : element;
  return {
    find,
    isShown: (target) => {
      const box = find(target)?.getBoundingClientRect();
      return box !== undefined && box.width > 0 && box.height > 0;
    },
    async aim(target) {
      const found = find(target);
      if (!found) return 'is not on the page';
      const element = visiblePart(found);
      const before = boxOf(element);
      if (before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth)
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const scrolled = boxOf(element);
      await new Promise((resolve) => setTimeout(resolve, 60));
      const box = boxOf(element);
      if (box.width === 0 || box.height === 0) return 'is not shown';
      if (Math.abs(box.top - scrolled.top) > 1 || Math.abs(box.left - scrolled.left) > 1) return 'moves';
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit) return 'is outside of the screen';
      const isHit = [element, found].some((one) => one.contains(hit) || hit.contains(one));
      return isHit ? { x, y } : `is covered by ${hit.outerHTML.slice(0, 120)}`;
    },
    overlayProblem: problemOf,
  };
}

const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Source of the script that defines `window.pageTools`. Roles and names are those of Testing Library in every engine. */
export const pageToolsScript = `${library};
window.pageTools = (${createPageTools.toString()})(window.TestingLibraryDom, ${overlayProblem.toString()});`;
