/** Enquiries that were sent off before the outbox's code had arrived, for example without a connection. */
import type { Enquiry } from './enquiry';
import { flagWaiting } from './waiting-flag';

export interface Early {
  id: string;
  enquiry: Enquiry;
  /** Milliseconds of the epoch. */
  createdAt: number;
}

const prefix = 'enquiry-early-';

/** Those that only this tab holds, because storage is refused as well. */
let here: Early[] = [];

/** Keeps one until {@link takeEarly}. Answers whether it outlives the tab. */
export function keepEarly(early: Early): boolean {
  try {
    localStorage.setItem(prefix + early.id, JSON.stringify(early));
    flagWaiting(true);
    return true;
  } catch {
    here.push(early);
    return false;
  }
}

function stored(): [string, string][] {
  try {
    return Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Hands each one over and forgets it once `take` has it. */
export async function takeEarly(take: (early: Early) => Promise<unknown>): Promise<void> {
  const held = here;
  here = [];
  for (const early of held) await take(early);
  for (const [name, text] of stored()) {
    await take(JSON.parse(text) as Early);
    localStorage.removeItem(name);
  }
}
