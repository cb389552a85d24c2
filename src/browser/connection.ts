interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** A 2g or data-saver connection: nothing is fetched that the visitor has not requested. Specification, section 9. */
export function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/** True when the browser is certain that there is no connection; false does not prove that there is one. */
export const isOffline = (): boolean => !navigator.onLine;

/** A host that takes longer to answer counts as unreachable. Milliseconds. */
const reachTimeout = 8000;

/** Whether the site's host answers now, with whatever status. */
export async function isReachable(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), reachTimeout);
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: controller.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
