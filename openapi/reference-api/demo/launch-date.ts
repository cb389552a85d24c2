/** Hours; Riyadh has UTC+3 all year. */
const riyadhOffset = 3;

/** Hour of the day in Riyadh at which sales open. */
const launchHour = 10;

/** Time in Riyadh `inDays` days after today there, as ISO 8601 in UTC. `hour` may have a fraction. */
export function riyadhTime(now: Date, inDays: number, hour: number): string {
  const inRiyadh = new Date(now.getTime() + riyadhOffset * 3_600_000);
  const day = inRiyadh.getUTCDate() + inDays;
  const minutes = (hour - riyadhOffset) * 60;
  return new Date(Date.UTC(inRiyadh.getUTCFullYear(), inRiyadh.getUTCMonth(), day, 0, minutes)).toISOString();
}

/** Time of a launch `inDays` days after today in Riyadh, at 10:00 there. With one day or more it is always after `now`. */
export const launchDate = (now: Date, inDays: number): string => riyadhTime(now, inDays, launchHour);
