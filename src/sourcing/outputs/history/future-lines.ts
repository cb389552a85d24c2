import type { LastReads } from './observe';
import type { RecordLine } from './record-line';

export interface OfferRecord {
  lines: RecordLine[];
  lastReads: LastReads;
}

/** How far apart two clocks that are set may be, in milliseconds: a day that was set by hand, and its time zone. */
const tolerance = 2 * 24 * 60 * 60 * 1000;

/** The last time that is not in the future, as ISO time, by a clock that says `now`. */
const latestTime = (now: string): string => new Date(Date.parse(now) + tolerance).toISOString();

/**
 * The record without what was written while the machine's clock was ahead: nobody knows when that was seen. The file keeps it.
 * @param now ISO time
 * @returns what is left, and how many lines are not in it
 */
export function withoutFuture(
  { lines, lastReads }: OfferRecord,
  now: string,
): OfferRecord & { future: number } {
  const latest = latestTime(now);
  const seen = lines.filter(({ observed_at }) => observed_at <= latest);
  const reads = Object.entries(lastReads).filter(([, time]) => time <= latest);
  return { lines: seen, lastReads: Object.fromEntries(reads), future: lines.length - seen.length };
}

/** Whether it is this machine's clock that is behind: the API has changed something after what it says. ISO times. */
export const isClockBehind = (projects: readonly { updated_at: string }[], now: string): boolean => {
  const latest = Date.parse(latestTime(now));
  return projects.some(({ updated_at }) => Date.parse(updated_at) > latest);
};
