/** A day, or a time of one with its distance from UTC. */
const isoTime = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * An ISO 8601 day (its start in UTC) or time as ISO 8601 in UTC; undefined for anything else. `Date` alone would read
 * `1` as a year and move 30 February to March.
 */
export function parseTime(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = isoTime.exec(text) ?? [];
  const time = new Date(text);
  const date = new Date(`${year}-${month}-${day}`);
  if (Number(year) < 1 || Number.isNaN(time.getTime()) || Number.isNaN(date.getTime())) return undefined;
  return date.getUTCDate() === Number(day) ? time.toISOString() : undefined;
}
