/** What of an offer the record follows. */
export const recordedFields = ['price', 'state', 'status', 'launch_date', 'handover_date'] as const;
export type RecordedField = (typeof recordedFields)[number];

/** SAR for a price, ISO time for a date, else a value of the contract's enums; null for none. */
export type RecordedValue = string | number | null;

/** One line of the record: a value that a build read for the first time. */
export interface RecordLine {
  /** When it was read from the API. ISO time. */
  readonly observed_at: string;
  /** Id of the project. */
  readonly project: string;
  /** Id of the unit; none for the project itself. */
  readonly unit?: string;
  readonly field: RecordedField;
  /** What it was before; absent where the record begins, because then nobody knows. */
  readonly before?: RecordedValue;
  /** When `before` was last read; the change came between both times. ISO time; absent where that is not known. */
  readonly last_seen_at?: string;
  readonly after: RecordedValue;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isValue = (value: unknown): value is RecordedValue =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
const isOptional = (value: unknown, check: (value: unknown) => boolean) =>
  value === undefined || check(value);

function isRecordLine(value: unknown): value is RecordLine {
  if (typeof value !== 'object' || value === null) return false;
  const { observed_at, project, unit, field, before, last_seen_at, after } = value as Record<string, unknown>;
  return (
    isTime(observed_at) &&
    isText(project) &&
    isOptional(unit, isText) &&
    recordedFields.some((name) => name === field) &&
    isOptional(before, isValue) &&
    isOptional(last_seen_at, isTime) &&
    isValue(after)
  );
}

/** The lines of a record's text, in their order. What is no line of ours, as one that was cut off while it was written, is left out. */
export function parseRecord(text: string): RecordLine[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    try {
      const value: unknown = JSON.parse(line);
      return isRecordLine(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

/** The text of lines, each with its line end. */
export const formatRecord = (lines: readonly RecordLine[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Names the record that a line is about: its project, or a unit of it. */
export const getSubject = ({ project, unit }: Pick<RecordLine, 'project' | 'unit'>): string =>
  JSON.stringify(unit === undefined ? [project] : [project, unit]);
