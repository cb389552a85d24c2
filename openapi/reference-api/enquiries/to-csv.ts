import type { Enquiry } from './read-enquiries';

/** Spreadsheets run a cell that begins with one of these as a formula; full-width forms too. */
const formulaStart = /^[\s]*[=+\-@＝＋－＠\t\r]/;

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns: readonly (keyof Enquiry)[] = [
  'reference',
  'received_at',
  'kind',
  'full_name',
  'mobile',
  'email',
  'location',
  'maintenance_type',
  'urgency',
  'description',
  'consultation',
  'rooms',
  'note',
  'project_id',
  'unit_id',
  'unit_label',
  'locale',
  'page_path',
  'marketing_consent',
];

/**
 * RFC 4180, with a byte order mark so that spreadsheets read the Arabic as UTF-8. An apostrophe stops texts from
 * running as a formula.
 */
export function toCsv(enquiries: readonly Enquiry[]): string {
  const lines = enquiries.map((enquiry) => columns.map((column) => toCell(enquiry[column])).join(','));
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
