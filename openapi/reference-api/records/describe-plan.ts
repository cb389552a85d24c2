import { bidiControls } from '../../../src/lib/bidi';
import type { Change, FieldChange, Plan } from './plan-entry';
import { isEntry } from './records';
import type { Position, RecordsFile } from './read-yaml';

const controls = new RegExp(`(?:[\\p{Cc}\\u2028\\u2029]|${bidiControls.source})+`, 'gu');

/** In characters. */
const longest = 60;
/** Characters before the first difference of long texts. */
const context = 15;

const toLine = (value: unknown): string => {
  if (value === null || value === undefined) return '(nothing)';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll(controls, ' ');
};

const cut = (characters: readonly string[], start: number) => {
  const end = start + longest;
  return `${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}`;
};

/** `before → after` on one line; of long texts the part where they begin to differ. */
function describeValues(before: unknown, after: unknown): string {
  const [from, to] = [[...toLine(before)], [...toLine(after)]];
  const difference = from.findIndex((character, index) => character !== to[index]);
  const first = difference === -1 ? Math.min(from.length, to.length) : difference;
  const start = Math.max(from.length, to.length) > longest ? Math.max(0, first - context) : 0;
  return `${cut(from, start)} → ${cut(to, start)}`;
}

/** The languages of a text one by one. */
function describeField({ field, before, after }: FieldChange): string[] {
  if (!isEntry(before) || !isEntry(after)) return [`${field} ${describeValues(before, after)}`];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${field}.${key} ${describeValues(before[key], after[key])}`);
}

function describeChange({ section, kind, id, entry, fields }: Change): string[] {
  const name = toLine(`${section} ${id}`.trim());
  if (kind === 'delete') return [`${name} deleted (${toLine(entry['slug'])})`];
  if (kind === 'add') return [`${name} added (${toLine(entry['slug'])})`];
  return fields.flatMap(describeField).map((change) => `${name} ${change}`);
}

/** One line a changed field: `units 12 price 900000 → 920000`. */
export const describeChanges = (changes: readonly Change[]): string[] => changes.flatMap(describeChange);

/** Each mistake as `file:line:column message`, in the order of the file. */
export function describeMistakes(name: string, file: RecordsFile, plan: Plan): string[] {
  const { problems, unreadLine, locate } = file;
  const placed = plan.mistakes.map(({ path, message, other }) => ({
    ...locate(path),
    message: other ? `${message} The other one is in line ${locate(other).line}.` : message,
  }));
  // Below a line that is no YAML, fields may seem to be missing.
  const found = [...problems, ...placed.filter(({ line }) => !unreadLine || line < unreadLine)];
  const compare = (one: Position, other: Position) => one.line - other.line || one.column - other.column;
  const lines = found
    .sort(compare)
    .map(({ line, column, message }) => `${name}:${line}:${column} ${message.replaceAll(controls, ' ')}`);
  return [...new Set(lines)];
}
