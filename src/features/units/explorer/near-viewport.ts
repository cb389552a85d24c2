/** Distance from the viewport that counts as near. */
const margin = '600px 0px';
/** Total weight rendered in one frame; a heavier element is rendered alone. */
const weightPerFrame = 24;

interface Waiting {
  weight: number;
  render: () => void;
}

const waiting = new WeakMap<Element, Waiting>();
/** Elements that are near and not rendered yet; those scrolled past are removed again. */
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let frame: number | undefined;

function update(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  if (near.size > 0) frame ??= requestAnimationFrame(renderSome);
}

function renderSome(): void {
  let rendered = 0;
  for (const element of near) {
    const { weight = 0, render } = waiting.get(element) ?? {};
    if (rendered > 0 && rendered + weight > weightPerFrame) break;
    near.delete(element);
    observer?.unobserve(element);
    render?.();
    rendered += weight;
  }
  frame = near.size > 0 ? requestAnimationFrame(renderSome) : undefined;
}

/**
 * Calls `render` once when the element comes near the viewport, a few elements in each frame, so that scrolling stays
 * smooth.
 * @param weight how much there is to render, compared with other elements
 * @returns stops waiting
 */
export function onNearViewport(element: Element, weight: number, render: () => void): () => void {
  observer ??= new IntersectionObserver(update, { rootMargin: margin });
  waiting.set(element, { weight, render });
  observer.observe(element);
  return () => {
    near.delete(element);
    observer?.unobserve(element);
  };
}
