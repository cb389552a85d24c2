declare global {
  interface Window {
    /** The last button that was pressed before hydration. */
    earlyClick?: HTMLButtonElement;
  }
}

/**
 * Source of the script that records a button pressed before React handles presses, as on a slow connection; it stands in
 * the head.
 * Links, `<details>` and forms that submit work without React.
 */
export const replayClickScript = `addEventListener('click',function(e,b){
b=e.target.closest&&e.target.closest('button');
if(b&&!(b.form&&b.type==='submit')&&!('hydrating' in document.documentElement.dataset))window.earlyClick=b
},true)`.replaceAll('\n', '');

/** Clicks that button again, after hydration. */
export function replayClick(): void {
  const { earlyClick } = window;
  delete window.earlyClick;
  if (earlyClick?.isConnected) earlyClick.click();
}
