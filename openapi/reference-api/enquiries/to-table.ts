import { stripVTControlCharacters } from 'node:util';
import { bidiControls } from '../../../src/lib/bidi';
import type { Enquiry } from './read-enquiries';

/** In characters. */
const maxCellWidth = 60;

const controls = new RegExp(`(?:[\\p{Cc}\\u2028\\u2029]|${bidiControls.source})+`, 'gu');

/** One line without control characters, which could change the terminal or the text direction. */
function toCell(value: unknown): string {
  const text = stripVTControlCharacters(String(value ?? ''))
    .replaceAll(controls, ' ')
    .trim();
  const characters = [...text];
  return characters.length > maxCellWidth ? `${characters.slice(0, maxCellWidth - 1).join('')}…` : text;
}

/** The visitor's message, from the field of its form. */
const messageOf = (enquiry: Enquiry) =>
  enquiry.description ?? enquiry.consultation ?? enquiry.note ?? enquiry.location ?? '';

/** The kind, with the urgency of urgent maintenance requests. */
const kindOf = ({ kind, urgency }: Enquiry) =>
  urgency && urgency !== 'normal' ? `${kind} (${urgency})` : kind;

const columns: Record<string, (enquiry: Enquiry) => unknown> = {
  reference: (enquiry) => enquiry.reference,
  received: (enquiry) => enquiry.received_at.slice(0, 16).replace('T', ' '),
  kind: kindOf,
  mobile: (enquiry) => enquiry.mobile,
  project: (enquiry) => enquiry.project_id,
  consent: ({ consent_version: version, consent_locale: locale }) => version && `${version} ${locale}`,
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
