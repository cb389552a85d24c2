/** Saudi Arabia is three hours ahead of UTC, all year. */
const hoursAhead = 3;
const millisecondsOfHour = 3_600_000;

/** A date whose UTC fields are those of Riyadh; undefined for an invalid date. */
export function riyadhClock(iso: string): Date | undefined {
  const clock = new Date(Date.parse(iso) + hoursAhead * millisecondsOfHour);
  return Number.isNaN(clock.getTime()) ? undefined : clock;
}

/** The day in Riyadh: `2026-12-15`; empty for an invalid date. Sorts chronologically. */
export const riyadhDay = (iso: string): string => riyadhClock(iso)?.toISOString().slice(0, 10) ?? '';

/** The day in Riyadh by this machine's clock: `2026-12-15`. */
export const riyadhToday = (): string => riyadhDay(new Date().toISOString());
