/** Numbers and dates: Western digits and the Gregorian calendar in both languages, the same on server and browser. */
import { useMemo } from 'react';
import { useLocale } from './locale-context';
import type { Locale } from './locales';
import { riyadhDate, riyadhDateTime } from './riyadh-time';

// One pattern for both languages, and one that is the same in every ICU.
const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

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
  /** `15 December 2026 at 10:00 am`, in Riyadh. */
  dateTime(iso: string): string;
}

/** Formatters of one language. A number that is none reads as a dash, a date that is none as nothing. */
export function createFormatters(locale: Locale): Formatters {
  // What should be a number and is none must neither stop the page nor read as “NaN”.
  const shown = (text: Intl.NumberFormat, value: number) =>
    Number.isFinite(value) ? text.format(value) : '–';
  return {
    integer: (value) => shown(integer, value),
    year: (value) => String(value),
    area: (value) => shown(Number.isInteger(value) ? integer : decimals, value),
    kilometres: (metres) => shown(one, metres / 1000),
    date: (iso) => riyadhDate(iso, locale),
    dateTime: (iso) => riyadhDateTime(iso, locale),
  };
}

/** Formatters of the visitor's language. */
export function useFormatters(): Formatters {
  const { code } = useLocale();
  return useMemo(() => createFormatters(code), [code]);
}
