/** What fetches a page ahead; `abort` leaves what has not begun. */
interface Prefetch {
  abort?: () => void;
}

interface Watched {
  path: string;
  prefetch?: Prefetch | undefined;
}

const links = new WeakMap<Element, Watched>();

let observer: IntersectionObserver | undefined;

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const link = links.get(target);
    if (!link) continue;
    if (isIntersecting) link.prefetch = window.___loader?.enqueue(link.path);
    else link.prefetch?.abort?.();
  }
}

/**
 * Has Gatsby fetch a page ahead while a link to it is on the screen. One observer watches all links.
 * @param path without query and hash
 * @returns ends it
 */
export function prefetchInView(link: Element, path: string): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  observer ??= new IntersectionObserver(onChange);
  links.set(link, { path });
  observer.observe(link);
  return () => {
    observer?.unobserve(link);
    links.get(link)?.prefetch?.abort?.();
    links.delete(link);
  };
}
