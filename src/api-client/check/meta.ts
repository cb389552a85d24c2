/** Figures of a list that nobody could page through are brought to ones that fit its rows. */
import type { DroppedPart } from '../result';

/** More pages, or rows on one, than any list of a developer has; what goes through all pages has to end. */
const most = 1_000;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

type Fields = Record<string, unknown>;

const listOf = (answer: unknown): { data?: unknown; meta?: Fields } => {
  const { data, meta } = (answer ?? {}) as Fields;
  return { data, ...(typeof meta === 'object' && meta !== null && { meta: meta as Fields }) };
};

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Brings `meta` within what can be, where its members are numbers at all; those that are none are left to the check. */
export function boundMeta(answer: unknown): void {
  const { meta } = listOf(answer);
  if (!meta) return;
  const { page, per_page, total, last_page } = meta;
  if (!isNumber(page) || !isNumber(per_page) || !isNumber(total) || !isNumber(last_page)) return;
  const size = between(1, per_page, most);
  const rows = between(0, total, size * between(1, last_page, most));
  meta['page'] = between(1, page, 1_000_000);
  meta['per_page'] = size;
  meta['total'] = rows;
  meta['last_page'] = Math.max(1, Math.ceil(rows / size));
}

/** Rows that were taken out are not counted, and those that are left are. */
export function countRows(answer: unknown, dropped: readonly DroppedPart[]): void {
  const { data, meta } = listOf(answer);
  if (!meta || !Array.isArray(data) || !isNumber(meta['total'])) return;
  const gone = dropped.filter(({ path }) => /^\/data\/\d+$/.test(path)).length;
  meta['total'] = Math.max(meta['total'] - gone, data.length);
}
