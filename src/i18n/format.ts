/** Numbers and dates: Western digits and the Gregorian calendar in both languages, the same on server and browser. */
import { useMemo } from 'react';
import { useLocale } from './locale-context';
import { locales, type Locale } from './locales';

/** Saudi Arabia keeps one time all year. */
export const timeZone = 'Asia/Riyadh';

export interface Formatters {
  /** `1,240` */
  integer(value: number): string;
  /** A year stays without a thousands comma. */
  year(value: number): string;
  /** m² with two decimals where there are any: `186.50`, `48`. */
  area(value: number): string;
  /** Kilometres with one decimal from metres: `1.4`. */
  kilometres(metres: number): string;
  /** `15 December 2026`, in Riyadh. */
  date(iso: string): string;
  /** `15 December 2026, 10:00 am`, in Riyadh. */
  dateTime(iso: string): string;
}

/** Formatters of one language. A number that is none reads as a dash, a date that is none as nothing. */
export function createFormatters(locale: Locale): Formatters {
  const tag = locales[locale].format;
  const integer = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const decimals = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const one = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone };
  // British order for English: the site writes 15 December 2026.
  const dateTag = locale === 'en' ? 'en-GB' : tag;
  const date = new Intl.DateTimeFormat(dateTag, day);
  const dateTime = new Intl.DateTimeFormat(dateTag, {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  // What should be a number or a date and is none must neither stop the page nor read as “NaN”.
  const shown = (text: Intl.NumberFormat, value: number) =>
    Number.isFinite(value) ? text.format(value) : '–';
  const dated = (text: Intl.DateTimeFormat, iso: string) =>
    Number.isNaN(Date.parse(iso)) ? '' : text.format(new Date(iso));
  return {
    integer: (value) => shown(integer, value),
    year: (value) => String(value),
    area: (value) => shown(Number.isInteger(value) ? integer : decimals, value),
    kilometres: (metres) => shown(one, metres / 1000),
    date: (iso) => dated(date, iso),
    dateTime: (iso) => dated(dateTime, iso),
  };
}

/** Formatters of the visitor's language. */
export function useFormatters(): Formatters {
  const { code } = useLocale();
  return useMemo(() => createFormatters(code), [code]);
}
