/**
 * Safari gives a pressed link, button or box no focus: it goes to the nearest part around it that takes the focus by
 * mouse, else to nothing, and the field that had it hears of no successor. Runs in the page, before its own scripts.
 */
function pressWithoutFocus(): void {
  const unfocused =
    'a[href], button, summary, label, input:is([type="checkbox"], [type="radio"], [type="range"])';
  const focusable = '[tabindex], input, textarea, select, dialog';
  addEventListener(
    'mousedown',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(unfocused) : null;
      if (!pressed || pressed.hasAttribute('tabindex')) return;
      event.preventDefault();
      const around = pressed.parentElement?.closest<HTMLElement>(focusable);
      if (around) around.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    true,
  );
}

export const pressWithoutFocusScript = `(${pressWithoutFocus.toString()})()`;
