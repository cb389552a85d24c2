import { useMemo } from 'react';
import { format } from './format';
import { useLocale } from './locale-context';
import { riyadhDate, riyadhDateTime } from './riyadh-time';
import { useTranslation } from './use-translation';

export interface Dates {
  /** `15 December 2026`, in Riyadh; empty for an invalid date. */
  date(iso: string): string;
  /** `15 December 2026 at 10:00 am`, in Riyadh; empty for an invalid date. */
  dateTime(iso: string): string;
}

/** Dates and times in the language of the tree. */
export function useDates(): Dates {
  const { code } = useLocale();
  return useMemo(
    () => ({ date: (iso) => riyadhDate(iso, code), dateTime: (iso) => riyadhDateTime(iso, code) }),
    [code],
  );
}

/** Formats a range of numbers in the language of the tree: `152–250`, «من 152 إلى 250»; one number where both are equal. */
export function useRange() {
  const { t } = useTranslation();
  return ({ min, max }: { readonly min: number; readonly max: number }): string => {
    const [from, to] = [format.integer(min), format.integer(max)];
    return from === to ? from : t('range', { from, to });
  };
}
