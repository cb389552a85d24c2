/** Hours; Riyadh has UTC+3 all year. */
const riyadhOffset = 3;
const launchHour = 10;

/**
 * Time of a launch `inDays` days after today in Riyadh, at 10:00 there, as ISO 8601 in UTC. With one day or more it is
 * always after `now`.
 */
export function launchDate(now: Date, inDays: number): string {
  const inRiyadh = new Date(now.getTime() + riyadhOffset * 3_600_000);
  const day = inRiyadh.getUTCDate() + inDays;
  const launch = Date.UTC(inRiyadh.getUTCFullYear(), inRiyadh.getUTCMonth(), day, launchHour - riyadhOffset);
  return new Date(launch).toISOString();
}
