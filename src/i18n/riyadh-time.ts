/**
 * Dates and times in Riyadh, in the Gregorian calendar and Western digits. Not by `Intl.DateTimeFormat`: its patterns differ
 * between versions of ICU (`0:31 am` or `12:31 am`), so the HTML of the build would differ from the first client render.
 */
import { riyadhClock } from '../lib/riyadh-day';
import type { Locale } from './locales';

export { riyadhDay } from '../lib/riyadh-day';

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
