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
  /** Whether the press that followed {@link PageTools.aim} found nothing, because the page had moved meanwhile. */
  isMissed(): boolean;
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
  /** How often it is looked at before it counts as resting. */
  const looks = 4;
  let missed = false;
  let watching = new AbortController();
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
      const middle = () => {
        const box = boxOf(element);
        return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      };
      /** What is at its middle: undefined where that is itself. */
      const cover = ({ x, y }: Point) => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return 'is outside of the screen';
        const isHit = element.contains(hit) || found.contains(hit);
        return isHit ? undefined : `is covered by ${hit.outerHTML.slice(0, 120)}`;
      };
      // Outside of the screen, or of the part that scrolls.
      if (cover(middle()) !== undefined)
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A list that has just come may still move it, so that it has to rest for a moment.
      const before = middle();
      for (let look = 0; look < looks; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, 40));
        const { x, y } = middle();
        if (Math.abs(x - before.x) > 1 || Math.abs(y - before.y) > 1) return 'moves';
      }
      const { width, height } = boxOf(element);
      if (width === 0 || height === 0) return 'is not shown';
      const point = middle();
      const problem = cover(point);
      if (problem !== undefined) return problem;
      missed = false;
      watching.abort();
      watching = new AbortController();
      const options = { capture: true, once: true, signal: watching.signal };
      const watch = ({ target: hit }: Event) => {
        if (!(hit instanceof Element) || element.contains(hit) || found.contains(hit)) return;
        // What was aimed at may have been replaced by its like meanwhile.
        const now = find(target);
        missed ||= !now || !visiblePart(now).contains(hit);
      };
      // A page that moves between the two has the click somewhere above.
      for (const type of ['pointerdown', 'click']) addEventListener(type, watch, options);
      return point;
    },
    isMissed: () => missed,
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
