/** Loading the page anew because part of its code did not come: seldom, and never at the cost of what was typed. */

declare global {
  interface Window {
    /** Defined by {@link reloadScript}, before any bundle. */
    reloadOnce?: (address?: string) => boolean;
  }
}

/** Within this time the page does not load anew a second time. Milliseconds; specification, sections 4 and 8. */
export const reloadInterval = 60_000;

const beforeReloadEvent = 'before-reload';

/**
 * Source of the script that runs before any bundle, so that it also knows of bundles that do not come. When it last
 * acted stands in the name of the window: that outlives a reload, and unlike storage nobody refuses it. Scripts that
 * fail before the page is awake are the page's own; later ones are the business of who asked for them.
 */
export const reloadScript = `(function(w,d,going){
w.reloadOnce=function(to){
var last=/;reloaded=(\\d+)$/.exec(w.name),now=Date.now();
if(going)return true;
if(navigator.onLine===false||last&&Math.abs(now-last[1])<${reloadInterval})return false;
going=true;
w.name=w.name.replace(/;reloaded=\\d+$/,'')+';reloaded='+now;
w.dispatchEvent(new Event('${beforeReloadEvent}'));
if(to)w.location.assign(to);else w.location.reload();
return true
};
w.addEventListener('error',function(e){
var s=e.target;
if(s.tagName==='SCRIPT'&&!s.src.indexOf(w.location.origin)&&!('hydrated' in d.dataset)&&!w.reloadOnce())d.dataset.incomplete=''
},true)
})(window,document.documentElement)`.replaceAll('\n', '');

/**
 * Loads the page anew, or the one at `address`, unless that has just been tried or there is no network.
 * @returns whether it does
 */
export const reloadOnce = (address?: string): boolean => window.reloadOnce?.(address) ?? false;

/** Calls the listener right before such a reload, to put away what was typed. Returns how to stop that. */
export function beforeReload(listener: () => void): () => void {
  window.addEventListener(beforeReloadEvent, listener);
  return () => window.removeEventListener(beforeReloadEvent, listener);
}

/** Whether an error means that a part of the code did not load. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading chunk/i.test(error.message));

/** The same; where the page does not load anew, it says that a part of it is missing. */
export function reloadOrSay(): void {
  if (!reloadOnce()) document.documentElement.dataset['incomplete'] = '';
}
