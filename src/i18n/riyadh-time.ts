/**
 * Dates and times as the site writes them: Riyadh time, the Gregorian calendar, Western digits. Put together here and
 * not by `Intl.DateTimeFormat`: its patterns differ from one ICU to the next (half past midnight is `0:31 am` to one,
 * `12:31 am` to another), so what the build wrote would not be what the browser expects to find.
 */
import type { Locale } from './locales';

/** Saudi Arabia is three hours ahead of UTC, all year. */
const hoursAhead = 3;
const millisecondsOfHour = 3_600_000;

const months: Record<Locale, readonly string[]> = {
  ar: [
    ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
    ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
};

const halvesOfDay: Record<Locale, { am: string; pm: string }> = {
  ar: { am: 'ص', pm: 'م' },
  en: { am: 'am', pm: 'pm' },
};

const between: Record<Locale, string> = { ar: '، الساعة ', en: ' at ' };

/** A clock whose UTC fields read as Riyadh's; nothing where the text is no date. */
function riyadhClock(iso: string): Date | undefined {
  const clock = new Date(Date.parse(iso) + hoursAhead * millisecondsOfHour);
  return Number.isNaN(clock.getTime()) ? undefined : clock;
}

const dayOf = (clock: Date, locale: Locale) =>
  `${String(clock.getUTCDate())} ${months[locale][clock.getUTCMonth()] ?? ''} ${String(clock.getUTCFullYear())}`;

function timeOf(clock: Date, locale: Locale): string {
  const hour = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  const { am, pm } = halvesOfDay[locale];
  return `${String(hour % 12 || 12)}:${minutes} ${hour < 12 ? am : pm}`;
}

/** `15 December 2026`; nothing where the text is no date. */
export function riyadhDate(iso: string, locale: Locale): string {
  const clock = riyadhClock(iso);
  return clock ? dayOf(clock, locale) : '';
}

/** `15 December 2026 at 10:00 am`; nothing where the text is no date. */
export function riyadhDateTime(iso: string, locale: Locale): string {
  const clock = riyadhClock(iso);
  return clock ? dayOf(clock, locale) + between[locale] + timeOf(clock, locale) : '';
}

/** The day in Riyadh: `2026-12-15`; nothing where the text is no date. Such days sort as they follow each other. */
export const riyadhDay = (iso: string): string => riyadhClock(iso)?.toISOString().slice(0, 10) ?? '';
