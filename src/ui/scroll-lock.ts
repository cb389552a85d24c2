/** Keeps the page behind a dialog where it is, without the jump that a vanishing scroll bar makes. */
let locks = 0;

/** Locks the page until the function it returns is called. Locks add up: the last one released opens. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    const scrollBarTakesRoom = window.innerWidth > root.clientWidth;
    if (scrollBarTakesRoom) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  let released = false;
  return () => {
    if (released) return;
    released = true;
    if (--locks > 0) return;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}
