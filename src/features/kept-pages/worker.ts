import { isMetered } from '../../browser/connection';
import { isSharedDevice } from '../../browser/shared-device';
import { serviceWorkerPath, type KeepAnswer, type KeepRequest } from '../../lib/kept-pages';

/** A request that takes longer has failed. Milliseconds. */
const patience = 60_000;

/**
 * Starts the service worker. Returns whether there is one: not where the browser has none or refuses it, on a shared device, nor
 * for the first time on a metered connection, unless the visitor has asked for it.
 */
export async function startWorker({ isAsked = false } = {}): Promise<boolean> {
  if (!('serviceWorker' in navigator) || isSharedDevice()) return false;
  const { serviceWorker } = navigator;
  try {
    if (!isAsked && isMetered() && !(await serviceWorker.getRegistration())) return false;
    await serviceWorker.register(serviceWorkerPath);
    return (await serviceWorker.ready).active !== null;
  } catch {
    // Refused, as with site data switched off: pages are read with a network only.
    return false;
  }
}

/** Asks the service worker, which has been started, to keep or forget a page. Resolves when it is done. */
export async function askWorker(request: KeepRequest): Promise<KeepAnswer> {
  const { controller, ready } = navigator.serviceWorker;
  const worker = controller ?? (await ready).active;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as KeepAnswer);
    setTimeout(() => resolve('failed'), patience);
    worker?.postMessage(request, [port2]);
  });
}
