/**
 * A button that is pressed before the page answers, as on a slow connection, does what it says once the page does.
 * Links, `<details>` and forms that send work by themselves.
 */
declare global {
  interface Window {
    /** The last button that was pressed in vain. */
    earlyPress?: HTMLButtonElement;
  }
}

/** Source of the script that notes the press; it stands in the head. */
export const replayClickScript = `addEventListener('click',function(e,b){
b=e.target.closest&&e.target.closest('button');
if(b&&!(b.form&&b.type==='submit')&&!('hydrated' in document.documentElement.dataset))window.earlyPress=b
},true)`.replaceAll('\n', '');

/** Presses it again. */
export function replayClick(): void {
  const { earlyPress } = window;
  delete window.earlyPress;
  if (earlyPress?.isConnected) earlyPress.click();
}
