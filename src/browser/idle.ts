/** Work for when the visitor needs nothing. */
import { isConstrained, isOffline } from './connection';

/** The page comes to rest first: pictures, fonts, answers. Milliseconds, as long as Gatsby waits with its own. */
const rest = 3000;

/** Does `work` once the page has loaded and nothing else is to be done. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      // Safari has none.
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => timer && work());
      else work();
    }, rest);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Fetches ahead what a control on the screen will need, so that it also opens without a connection. */
export const fetchAhead = (fetch: () => void): (() => void) =>
  isConstrained() ? () => undefined : whenIdle(() => isOffline() || fetch());
