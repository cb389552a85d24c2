/** Draws what comes near the screen, a little in each frame, so that scrolling is never held up. */

/** How far from the screen counts as near: a floor is drawn before it is scrolled to. */
const margin = '600px 0px';
/** What is drawn in one frame may weigh so much, or is one thing alone. */
const perFrame = 24;

interface Waiting {
  weight: number;
  draw: () => void;
}

const waiting = new WeakMap<Element, Waiting>();
/** What is near now and not drawn yet; what was only scrolled past has left it again. */
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let frame: number | undefined;

function watch(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  if (near.size > 0) frame ??= requestAnimationFrame(drawSome);
}

function drawSome(): void {
  let drawn = 0;
  for (const element of near) {
    const { weight = 0, draw } = waiting.get(element) ?? {};
    if (drawn > 0 && drawn + weight > perFrame) break;
    near.delete(element);
    observer?.unobserve(element);
    draw?.();
    drawn += weight;
  }
  frame = near.size > 0 ? requestAnimationFrame(drawSome) : undefined;
}

/**
 * Calls `draw` once the element is near the screen.
 * @param weight how much there is to draw
 * @returns stops waiting for it
 */
export function onceNear(element: Element, weight: number, draw: () => void): () => void {
  observer ??= new IntersectionObserver(watch, { rootMargin: margin });
  waiting.set(element, { weight, draw });
  observer.observe(element);
  return () => {
    near.delete(element);
    observer?.unobserve(element);
  };
}
