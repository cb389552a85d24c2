/** Tells every page whether something may wait in this browser, without loading the outbox or opening a database. */
const flag = 'enquiries-waiting';

export function mayWait(): boolean {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

/** Raises or lowers the flag that {@link mayWait} sees. */
export function flagWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(flag, '1');
    else localStorage.removeItem(flag);
  } catch {
    // Storage is refused: pages with a form look into the outbox itself.
  }
}
