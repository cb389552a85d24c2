/** Tells the visitor's other tabs that something has changed. */
export interface TabChannel {
  notify: () => void;
}

/**
 * Where the browser has no channel, or refuses it together with storage, other tabs are not told: they look again when
 * they are shown. Never throws.
 * @param onNotified called when another tab notifies
 */
export function openTabChannel(name: string, onNotified: () => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', onNotified);
    return {
      notify: () => {
        try {
          channel.postMessage(null);
        } catch {
          // Closed by the browser.
        }
      },
    };
  } catch {
    return { notify: () => undefined };
  }
}
