import { painted } from './painted';

/** Parts of a page are at most so many elements deep. */
const deepest = 5;

/** The largest elements that begin below the screen, within `parents`. */
function partsBelow(parents: Iterable<Element>, except: Element | undefined, depth = 0): HTMLElement[] {
  return [...parents].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= innerHeight || !(element instanceof HTMLElement)) return [];
    const isBelow = top >= innerHeight && !(except && element.contains(except));
    if (isBelow) return [element];
    return depth < deepest ? partsBelow(element.children, except, depth + 1) : [];
  });
}

/** The height of an element's content, without its padding and border. CSS pixels. */
function contentHeight(element: HTMLElement): number {
  const style = getComputedStyle(element);
  const outer = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return outer.reduce((rest, length) => rest - (Number.parseFloat(length) || 0), element.offsetHeight);
}

const skipped = new Set<HTMLElement>();

/**
 * Runs a change for which the browser styles the whole page, such as a modal dialog or another language, and has it leave out
 * what is below the screen until the change is seen. To be called while nothing waits to be laid out.
 * @param except what is to be shown although it is in a part below the screen
 */
export function skipBelowScreen(change: () => void, except?: Element): void {
  const main = document.getElementById('main');
  const parts = main ? partsBelow([main, ...document.querySelectorAll('#main ~ footer')], except) : [];
  // All are measured before the first is changed.
  const own = parts.filter((part) => !skipped.has(part)).map((part) => [part, contentHeight(part)] as const);
  for (const [part, height] of own) {
    skipped.add(part);
    part.style.setProperty('contain-intrinsic-block-size', `${height}px`);
    part.style.setProperty('content-visibility', 'hidden');
  }
  change();
  void painted()
    .then(painted)
    .then(() => {
      for (const [part] of own) {
        skipped.delete(part);
        part.style.removeProperty('content-visibility');
        part.style.removeProperty('contain-intrinsic-block-size');
      }
    });
}
