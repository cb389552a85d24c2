/** Enquiries that were sent off before the outbox's code had arrived, for example without a connection. */
import { isSharedDevice } from '../draft';
import type { Enquiry } from './enquiry';
import { flagWaiting } from './waiting-flag';

export interface PendingEnquiry {
  id: string;
  enquiry: Enquiry;
  /** Milliseconds of the epoch. */
  createdAt: number;
}

const prefix = 'enquiry-early-';

/** Those that only this tab holds, because storage is refused as well. */
let here: PendingEnquiry[] = [];

/** Keeps one until {@link drainPending}. Answers whether it outlives the tab. */
export function savePending(early: PendingEnquiry): boolean {
  const isShared = isSharedDevice();
  try {
    const storage = isShared ? sessionStorage : localStorage;
    storage.setItem(prefix + early.id, JSON.stringify(early));
    flagWaiting(isShared ? { here: true } : { durable: true });
    return !isShared;
  } catch {
    here = [...here.filter(({ id }) => id !== early.id), early];
    addEventListener('beforeunload', warn);
    return false;
  }
}

/** Closing the tab would lose what only it holds. */
function warn(event: Event): void {
  if (here.length > 0) event.preventDefault();
}

/** Takes what is kept to where it ends with the tab. */
export function confinePending(): void {
  try {
    for (const [name, text] of itemsOf(localStorage)) {
      sessionStorage.setItem(name, text);
      localStorage.removeItem(name);
      flagWaiting({ here: true });
    }
  } catch {
    // Nothing is kept where storage is refused.
  }
}

const itemsOf = (storage: Storage): [string, string][] =>
  Object.entries({ ...storage } as Record<string, string>).filter(([name]) => name.startsWith(prefix));

function parsed(text: string): PendingEnquiry | undefined {
  try {
    const value = JSON.parse(text) as Partial<PendingEnquiry> | null;
    return value?.enquiry?.body && typeof value.createdAt === 'number'
      ? (value as PendingEnquiry)
      : undefined;
  } catch {
    return undefined; // not ours
  }
}

/** Hands each one over and forgets it once `take` has it. */
export async function drainPending(take: (early: PendingEnquiry) => Promise<unknown>): Promise<void> {
  const held = here;
  here = [];
  for (const early of held) await take(early);
  for (const find of [() => localStorage, () => sessionStorage]) {
    let items: [string, string][] = [];
    try {
      items = itemsOf(find());
    } catch {
      continue; // storage is refused
    }
    for (const [name, text] of items) {
      const early = parsed(text);
      if (early) await take(early);
      find().removeItem(name);
    }
  }
}
