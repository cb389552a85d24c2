/** Tells every page whether something is to be done in this browser, without loading the outbox or opening a database. */
import { receiptFor } from './times';

const waitingKey = 'enquiries-waiting';
const untilKey = 'enquiries-until';

/** Whether an enquiry may wait, or the time of a receipt may be over. */
export function mayWait(now = Date.now()): boolean {
  try {
    if ([localStorage, sessionStorage].some((storage) => storage.getItem(waitingKey) !== null)) return true;
    const until = localStorage.getItem(untilKey);
    const left = Number(until) - now;
    // Longer than anything is kept: the clock was set back.
    return until !== null && !(left > 0 && left <= receiptFor);
  } catch {
    return false;
  }
}

export interface Waiting {
  /** Something waits that outlives the tab. */
  durable: boolean;
  /** Something waits that ends with the tab. */
  here: boolean;
}

/** Raises or lowers the flags that {@link mayWait} sees. A flag ends with what it stands for. */
export function flagWaiting(waiting: Partial<Waiting>): void {
  set(() => localStorage, waitingKey, waiting.durable === undefined ? undefined : waiting.durable && '1');
  set(() => sessionStorage, waitingKey, waiting.here === undefined ? undefined : waiting.here && '1');
}

/** @param until when the first receipt is to be erased, in milliseconds of the epoch; undefined when there is none */
export function flagReceipts(until: number | undefined): void {
  set(() => localStorage, untilKey, until !== undefined && String(until));
}

/** Leaves it as it is for `undefined`, and removes it for `false`. */
function set(storage: () => Storage, key: string, value: string | false | undefined): void {
  try {
    if (value === false) storage().removeItem(key);
    else if (value !== undefined) storage().setItem(key, value);
  } catch {
    // Storage is refused: pages with a form look into the outbox itself.
  }
}
