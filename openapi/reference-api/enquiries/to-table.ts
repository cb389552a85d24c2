import { stripVTControlCharacters } from 'node:util';
import type { Enquiry } from './read-enquiries';

const widest = 60;

/** One line that cannot move the cursor, change colours or turn the direction of what follows. */
function toCell(value: unknown): string {
  const text = stripVTControlCharacters(String(value ?? ''))
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  const characters = [...text];
  return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : text;
}

/** What the visitor wrote, whichever field it was in. */
const messageOf = (enquiry: Enquiry) =>
  enquiry.description ?? enquiry.consultation ?? enquiry.note ?? enquiry.location ?? '';

/** The kind, and how soon somebody must come where that is sooner than usual. */
const kindOf = ({ kind, urgency }: Enquiry) =>
  urgency && urgency !== 'normal' ? `${kind} (${urgency})` : kind;

const columns: Record<string, (enquiry: Enquiry) => unknown> = {
  reference: (enquiry) => enquiry.reference,
  received: (enquiry) => enquiry.received_at.slice(0, 16).replace('T', ' '),
  kind: kindOf,
  mobile: (enquiry) => enquiry.mobile,
  project: (enquiry) => enquiry.project_id,
  name: (enquiry) => enquiry.full_name,
  message: messageOf,
};

/** Columns for a terminal, times in UTC; long texts are cut. */
export function toTable(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((enquiry) => Object.values(columns).map((cell) => toCell(cell(enquiry))));
  const lines = [Object.keys(columns), ...rows];
  const widths = Object.keys(columns).map((_, index) =>
    Math.max(...lines.map((line) => [...(line[index] ?? '')].length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
