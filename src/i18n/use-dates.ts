/** Dates and times in the visitor's language. */
import { useMemo } from 'react';
import { useLocale } from './locale-context';
import { riyadhDate, riyadhDateTime } from './riyadh-time';

export interface Dates {
  /** `15 December 2026`, in Riyadh; nothing where the text is no date. */
  date(iso: string): string;
  /** `15 December 2026 at 10:00 am`, in Riyadh; nothing where the text is no date. */
  dateTime(iso: string): string;
}

export function useDates(): Dates {
  const { code } = useLocale();
  return useMemo(
    () => ({ date: (iso) => riyadhDate(iso, code), dateTime: (iso) => riyadhDateTime(iso, code) }),
    [code],
  );
}
