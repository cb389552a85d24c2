/** What is known of the visitor's connection. */

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Where nothing is fetched that nobody has asked for: on 2g, and for who saves data. Specification, section 9. */
export function isConstrained(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/** The browser is certain that there is none. Where it says otherwise there may be none all the same. */
export const isOffline = (): boolean => !navigator.onLine;

/** A host that takes longer is not there for a visitor. Milliseconds. */
const patience = 8000;

/** Whether the site's host answers now, whatever it answers. */
export async function isReachable(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: controller.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
