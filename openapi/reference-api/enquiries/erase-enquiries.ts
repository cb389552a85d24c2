import type { Database } from '../database/tables';
import { daysAgo } from './read-enquiries';

/** What to erase: one enquiry by its reference number, or all that are older. */
export type EraseSelection = { reference: string } | { olderThanDays: number };

/** A hundred years: more is a slip of the hand. */
const mostDays = 36_500;

/** A number of days from 1, in decimal digits; undefined for anything else. */
export function parseDays(text: string): number | undefined {
  const days = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= mostDays ? days : undefined;
}

/** A reference number as it is stored; undefined for anything else. */
export function parseReference(text: string): string | undefined {
  const reference = text.trim().toUpperCase();
  return /^SH-\d{5,12}$/.test(reference) ? reference : undefined;
}

/**
 * Deletes enquiries for good, with their idempotency keys and the alerts that still wait.
 * @returns their reference numbers, oldest first
 */
export async function eraseEnquiries(database: Database, selection: EraseSelection): Promise<string[]> {
  const enquiries = database.deleteFrom('enquiries').returning(['id', 'reference']);
  const erased =
    'reference' in selection
      ? enquiries.where('reference', '=', selection.reference)
      : enquiries.where('created_at', '<', daysAgo(selection.olderThanDays));
  const rows = await erased.execute();
  return rows.sort((one, other) => one.id - other.id).map(({ reference }) => reference);
}
