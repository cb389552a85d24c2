import { atIdle } from './idle';
import { seen } from './painted';

/** Parts of a page are at most so many elements deep. */
const deepest = 5;

/** The largest elements that begin below the screen, within `parents`. */
function partsBelow(parents: Iterable<Element>, depth = 0): HTMLElement[] {
  return [...parents].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= innerHeight || !(element instanceof HTMLElement)) return [];
    if (top >= innerHeight) return [element];
    return depth < deepest ? partsBelow(element.children, depth + 1) : [];
  });
}

/** The height of an element's content, without its padding and border. CSS pixels. */
function contentHeight(element: HTMLElement): number {
  const style = getComputedStyle(element);
  const outer = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return outer.reduce((rest, length) => rest - (Number.parseFloat(length) || 0), element.offsetHeight);
}

const skipped = new Set<HTMLElement>();

function show(part: HTMLElement): void {
  skipped.delete(part);
  part.style.removeProperty('content-visibility');
  part.style.removeProperty('contain-intrinsic-block-size');
}

/** Has the browser show the parts that an element is in. */
export function showSkipped(element: Element): void {
  for (const part of skipped) if (part.contains(element)) show(part);
}

/**
 * Runs a change for which the browser styles the whole page, and has it leave out what is below the screen until the change is
 * seen and the browser is idle. To be called while nothing waits to be laid out.
 */
export function skipBelowScreen(change: () => void): void {
  const main = document.getElementById('main');
  const parts = main ? partsBelow([main, ...document.querySelectorAll('#main ~ footer')]) : [];
  // All are measured before the first is changed.
  const own = parts.filter((part) => !skipped.has(part)).map((part) => [part, contentHeight(part)] as const);
  for (const [part, height] of own) {
    skipped.add(part);
    part.style.setProperty('contain-intrinsic-block-size', `${height}px`);
    part.style.setProperty('content-visibility', 'hidden');
  }
  change();
  void seen().then(() => atIdle(() => own.forEach(([part]) => show(part))));
}
