import { isDroppedRow } from '../dropped-rows';
import type { DroppedPart } from '../response-check';

/** Pages of a list, and rows of a page, at most: reading all pages has to end. */
const maximum = 1_000;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

type Fields = Record<string, unknown>;

const listOf = (answer: unknown): { data?: unknown; meta?: Fields } => {
  const { data, meta } = (answer ?? {}) as Fields;
  return { data, ...(typeof meta === 'object' && meta !== null && { meta: meta as Fields }) };
};

const clamp = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Brings the figures of `meta` within what fits the rows of a page; members that are no numbers are left to the check. */
export function clampPageMeta(answer: unknown): void {
  const { meta } = listOf(answer);
  if (!meta) return;
  const { page, per_page, total, last_page } = meta;
  if (!isNumber(page) || !isNumber(per_page) || !isNumber(total) || !isNumber(last_page)) return;
  const size = clamp(1, per_page, maximum);
  const rows = clamp(0, total, size * clamp(1, last_page, maximum));
  meta['page'] = clamp(1, page, 1_000_000);
  meta['per_page'] = size;
  meta['total'] = rows;
  meta['last_page'] = Math.max(1, Math.ceil(rows / size));
}

/** Takes dropped rows out of the total, which is never below the number of rows that are left. */
export function subtractDroppedRows(answer: unknown, dropped: readonly DroppedPart[]): void {
  const { data, meta } = listOf(answer);
  if (!meta || !Array.isArray(data) || !isNumber(meta['total'])) return;
  const count = dropped.filter(isDroppedRow).length;
  meta['total'] = Math.max(meta['total'] - count, data.length);
}
