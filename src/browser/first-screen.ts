import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforePrint } from './before-print';
import { seen } from './painted';
import { clickedHashLink, opensAtTop } from './scroll-restoration';
import { createStore } from './store';
import { useStore } from './use-store';

/** While another page takes the place of the one shown: of how many times as many parts its first screen is. */
let firstScreen: number | undefined;

/** How many groups of parts are not rendered whole yet. */
const unfinished = createStore(0);

/** To be called before another page is rendered: one that opens at its top is to begin with its first screen. */
export function beginPage(): void {
  // Asked for here, where it lays nothing out again. On wider screens two or three cards are beside each other.
  firstScreen = !opensAtTop() ? Infinity : innerWidth < 720 ? 1 : 3;
  // With the focus in it, the browser would style the page once more to remove it, by then with the styles of the next one.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}

/** To be called when it has been rendered; in the same task it may be continued. */
export const endPage = (): void => queueMicrotask(() => (firstScreen = undefined));

/** Whether what is removed now belongs to a page that is left. */
export const isLeavingPage = (): boolean => firstScreen !== undefined;

/** Whether all parts of the page are rendered, as in its HTML. */
export const useWholePage = (): boolean => useStore(unfinished, 0) === 0;

/** Whether what is rendered of the page reaches to the end of the screen. */
function isScreenFull(): boolean {
  const main = document.getElementById('main');
  return !main || main.offsetHeight >= innerHeight;
}

/**
 * How many of the parts of a page to render. Of a page that a visitor has gone to at first only those that the screen has room
 * for; once these are seen the others, in tasks of twice as many as are there: each inserts styles, by which the browser styles
 * all of them. Of any other page all: its height leads back to a position, and to the part that a hash names.
 * @param parts how many there are
 * @param first how many of them a phone's screen has room for
 */
export function useFirstScreen(parts: number, first: number): number {
  const [rendered, setRendered] = useState((firstScreen ?? Infinity) * first);
  const isNeeded = rendered < parts;
  useLayoutEffect(() => {
    if (rendered < parts && !isScreenFull()) setRendered(rendered * 2);
  }, [rendered, parts]);
  useEffect(() => {
    if (rendered >= parts) return undefined;
    let isCurrent = true;
    void seen().then(() => isCurrent && setRendered(rendered * 2));
    return () => {
      isCurrent = false;
    };
  }, [rendered, parts]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const renderAll = () => flushSync(() => setRendered(Infinity));
    const onClick = (event: MouseEvent) => clickedHashLink(event) && renderAll();
    const stop = beforePrint(renderAll);
    addEventListener('click', onClick, true);
    unfinished.set(unfinished.get() + 1);
    return () => {
      stop();
      removeEventListener('click', onClick, true);
      unfinished.set(unfinished.get() - 1);
    };
  }, [isNeeded]);
  return rendered;
}

/** The value as of the last page whose first screen was seen: what is around a page and shows the value is rendered after it. */
export function useAfterFirstScreen<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    let isCurrent = true;
    void seen().then(() => isCurrent && setShown(value));
    return () => {
      isCurrent = false;
    };
  }, [shown, value]);
  return shown;
}

/** Whether what was rendered first has been seen, or is being printed: for what screens do not show. */
export function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen) return undefined;
    let isCurrent = true;
    void seen().then(() => isCurrent && startTransition(() => setSeen(true)));
    const stop = beforePrint(() => flushSync(() => setSeen(true)));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isSeen]);
  return isSeen;
}
