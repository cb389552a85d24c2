/** Milliseconds after arrival in which the position is corrected when the page changes its height. */
const holdTime = 5000;
/** Events by which a visitor scrolls the page. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release: (() => void) | undefined;

/** Whether the page is kept at its position, so that where it is now may be only as far as it reaches yet. */
export const isHeld = (): boolean => release !== undefined;

/** Leaves the page where it is, whatever it was held at. */
export const releasePosition = (): void => release?.();

/**
 * Scrolls by `place` now, and again whenever lists, pictures or fonts change the page's height, until the visitor or
 * other code scrolls.
 */
export function holdPosition(place: () => void): void {
  releasePosition();
  let last = 0;
  let height = 0;
  let mutations = 0;
  let settled = 0;
  const apply = () => {
    place();
    last = window.scrollY;
    height = document.documentElement.scrollHeight;
  };
  apply();
  const observer = new ResizeObserver(apply);
  observer.observe(document.body);
  // A page that is shorter for less than a frame is scrolled by the browser, and has its height again at the event.
  const mutationObserver = new MutationObserver(() => {
    const mutation = (mutations += 1);
    requestAnimationFrame(() => requestAnimationFrame(() => (settled = mutation)));
  });
  mutationObserver.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['style', 'hidden'],
  });
  const onScroll = () => {
    if (Math.abs(window.scrollY - last) <= 1) return;
    if (mutations !== settled || document.documentElement.scrollHeight !== height) apply();
    else stop();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  const timer = setTimeout(stop, holdTime);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { capture: true, passive: true });
  release = stop;

  function stop() {
    observer.disconnect();
    mutationObserver.disconnect();
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop, { capture: true });
    release = undefined;
  }
}

/** Scrolls at once, even where the style asks for smooth scrolling. */
export const jumpTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/**
 * Source of the script for the time before hydration; it stands in the head. It marks the document once the visitor has
 * scrolled, so that the position is not restored over theirs. And it loads the page of Back or Forward, which only the
 * browser notices before the router runs.
 */
export const scrollBeforeHydrationScript = `(function(d,l,p,f,t){
p=l.pathname;f=function(){d.dataset.moved=''};
for(t of['wheel','touchmove','keydown'])addEventListener(t,f,{passive:true,once:true});
addEventListener('popstate',function(){if(!('hydrated' in d.dataset)&&l.pathname!==p)l.reload()})
})(document.documentElement,location)`.replaceAll('\n', '');

export const scrolledBeforeHydration = (): boolean => 'moved' in document.documentElement.dataset;
