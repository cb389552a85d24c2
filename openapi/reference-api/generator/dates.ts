const hour = 60 * 60 * 1000;

/** The newest generated thing; fixed, so that data is the same whenever it is made. */
const newest = Date.UTC(2026, 5, 30, 9);

/** ISO 8601 in UTC: `hours` before the newest thing, after it when negative. */
export const hoursBefore = (hours: number): string => new Date(newest - hours * hour).toISOString();
