/**
 * Why an open overlay (dialog, drawer, popover) cannot be used, or undefined. An overlay is seen where its box lies on
 * the screen, is as high as its content or the screen allows, and the first and the last control that do not scroll with
 * its content are hit at their middle. Runs in the page and refers to nothing outside of itself.
 */
export function overlayProblem(overlay: Element): string | undefined {
  const box = overlay.getBoundingClientRect();
  const name = overlay.getAttribute('aria-label') ?? overlay.querySelector('h2')?.textContent ?? overlay.id;
  const size = [box.width, box.height, box.left, box.top].map(Math.round);
  const problem = (words: string) =>
    `The overlay “${name}” (width, height, left, top: ${size.join(', ')}) ${words}`;
  const screen = { width: window.innerWidth, height: window.innerHeight };
  if (box.left < -1 || box.top < -1 || box.right > screen.width + 1 || box.bottom > screen.height + 1)
    return problem(`is not on the screen of ${screen.width} × ${screen.height}`);
  const content = Math.max(
    overlay.scrollHeight,
    ...[...overlay.children].map(({ scrollHeight }) => scrollHeight),
  );
  // Dialogs leave up to 14 % of the screen free.
  if (box.height < Math.min(content, screen.height * 0.85) - 1)
    return problem(`is lower than its content of ${content}`);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== overlay.parentElement &&
    (element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1 ||
      scrolls(element.parentElement));
  // What a closed disclosure hides has boxes too.
  const isHidden = (control: Element) =>
    control.getClientRects().length === 0 || control.closest('details:not([open]) > :not(summary)') !== null;
  const controls = [...overlay.querySelectorAll('button, a[href]')].filter(
    (control) => !isHidden(control) && !scrolls(control.parentElement),
  );
  for (const control of new Set([controls[0], controls[controls.length - 1]])) {
    const [part] = control?.getClientRects() ?? [];
    if (!control || !part) continue;
    const hit = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    if (!hit || !control.contains(hit))
      return problem(`has its control “${words}” covered, or outside of the screen`);
  }
  return undefined;
}

/** Writes an error to the console for each overlay that has opened, has come to rest and cannot be used. Runs in the page. */
function watchOverlays(problemOf: (overlay: Element) => string | undefined): void {
  const isOpen = (overlay: Element) =>
    overlay.isConnected && (overlay.matches('dialog[open]') || overlay.matches(':popover-open'));
  const rest = 100;
  const attempts = 20;
  const examine = async (overlay: Element) => {
    let problem: string | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await Promise.allSettled(overlay.getAnimations().map(({ finished }) => finished));
      await new Promise((resolve) => setTimeout(resolve, rest));
      // Closed meanwhile, or below another one.
      const dialogs = [...document.querySelectorAll('dialog[open]')];
      if (!isOpen(overlay) || (overlay.matches('dialog') && dialogs.pop() !== overlay)) return;
      problem = problemOf(overlay);
      if (problem === undefined) return;
    }
    console.error(problem);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes])
        if (node instanceof HTMLDialogElement && node.open) void examine(node);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  const handleToggle = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.hasAttribute('popover') && isOpen(target))
      void examine(target);
  };
  document.addEventListener('toggle', handleToggle, true);
}

/** Init script: what the tests open is seen, or the console says that it is not. */
export const overlayWatchScript = `(${watchOverlays.toString()})(${overlayProblem.toString()})`;
