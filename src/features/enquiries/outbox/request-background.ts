import { deliveryTag } from '../../../lib/background-delivery';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync: { register: (tag: string) => Promise<void> };
}

/** Whether this browser can send while the site is closed. */
const canSync = (registration: ServiceWorkerRegistration): registration is SyncRegistration =>
  'sync' in registration;

/**
 * Asks the browser to send what waits in its database when it has a connection, also while the site is closed. Resolves to
 * whether it will; never rejects.
 */
export async function requestBackground(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || !canSync(registration)) return false;
    await registration.sync.register(deliveryTag);
    return true;
  } catch {
    return false; // no workers, or the visitor allows none of this
  }
}
