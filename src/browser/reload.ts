declare global {
  interface Window {
    /** Defined by {@link reloadScript}, before any bundle. */
    reloadOnce?: (address?: string) => boolean;
  }
}

/** Least time between two such reloads. Milliseconds; specification, sections 4 and 8. */
const reloadInterval = 60_000;

const beforeReloadEvent = 'before-reload';

/**
 * Source of the script that reloads the page when part of its code did not load. It runs before any bundle, so that it
 * also knows of bundles that fail. The time of the last reload is stored in `window.name`: that survives a reload and,
 * unlike storage, is never refused. Only scripts that fail before hydration are handled here; later ones are handled by
 * the code that requested them.
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
 * Reloads the page, or loads `address`, unless that was tried within the last minute or there is no network.
 * @returns whether it does
 */
export const reloadOnce = (address?: string): boolean => window.reloadOnce?.(address) ?? false;

/**
 * Whether the server was asked for this address: it was not where the open site came here by itself. A server knows what
 * the site does not: where the earlier addresses of a record lead.
 */
export function isServedAddress(): boolean {
  const [served] = performance.getEntriesByType('navigation');
  return !served || new URL(served.name).pathname === window.location.pathname;
}

/** Calls the listener right before such a reload, to store what was typed. Returns a function that removes it. */
export function beforeReload(listener: () => void): () => void {
  window.addEventListener(beforeReloadEvent, listener);
  return () => window.removeEventListener(beforeReloadEvent, listener);
}

/** Whether an error means that part of the code did not load. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading chunk/i.test(error.message));

/** Reloads the page; if that is not allowed now, shows the notice that part of the page is missing. */
export function reloadOrShowNotice(): void {
  if (!reloadOnce()) document.documentElement.dataset['incomplete'] = '';
}
