/** Keeps what the visitor is reading where it is while the text around it changes. */

/** Runs `change`, which must take effect at once, and scrolls by as much as it moved the part in view. */
export function keepPlace(change: () => void): void {
  const { innerWidth, innerHeight } = window;
  const part = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find((element) => element.closest('main'));
  const before = part?.getBoundingClientRect().top;
  change();
  if (!part?.isConnected || before === undefined || window.scrollY === 0) return;
  window.scrollBy({ top: part.getBoundingClientRect().top - before, behavior: 'instant' });
}
