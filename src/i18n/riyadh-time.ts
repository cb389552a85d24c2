/**
 * Dates and times in Riyadh, in the Gregorian calendar and Western digits. Not by `Intl.DateTimeFormat`: its patterns differ
 * between versions of ICU (`0:31 am` or `12:31 am`), so the HTML of the build would differ from the first client render.
 */
import type { Locale } from './locales';

/** Saudi Arabia is three hours ahead of UTC, all year. */
const hoursAhead = 3;
const millisecondsOfHour = 3_600_000;

interface Words {
  months: readonly string[];
  am: string;
  pm: string;
  /** Between date and time. */
  at: string;
}

const words: Record<Locale, Words> = {
  ar: {
    months: [
      ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
      ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
    ],
    ...{ am: 'ص', pm: 'م', at: '، الساعة ' },
  },
  en: {
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
    ...{ am: 'am', pm: 'pm', at: ' at ' },
  },
};

/** A date whose UTC fields are those of Riyadh; undefined for an invalid date. */
function riyadhClock(iso: string): Date | undefined {
  const clock = new Date(Date.parse(iso) + hoursAhead * millisecondsOfHour);
  return Number.isNaN(clock.getTime()) ? undefined : clock;
}

const dayOf = (clock: Date, locale: Locale) =>
  `${String(clock.getUTCDate())} ${words[locale].months[clock.getUTCMonth()] ?? ''} ${String(clock.getUTCFullYear())}`;

function timeOf(clock: Date, locale: Locale): string {
  const hour = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  const { am, pm } = words[locale];
  return `${String(hour % 12 || 12)}:${minutes} ${hour < 12 ? am : pm}`;
}

/** `15 December 2026`; empty for an invalid date. */
export function riyadhDate(iso: string, locale: Locale): string {
  const clock = riyadhClock(iso);
  return clock ? dayOf(clock, locale) : '';
}

/** `15 December 2026 at 10:00 am`; empty for an invalid date. */
export function riyadhDateTime(iso: string, locale: Locale): string {
  const clock = riyadhClock(iso);
  return clock ? dayOf(clock, locale) + words[locale].at + timeOf(clock, locale) : '';
}

/** The day in Riyadh: `2026-12-15`; empty for an invalid date. Sorts chronologically. */
export const riyadhDay = (iso: string): string => riyadhClock(iso)?.toISOString().slice(0, 10) ?? '';
