import type { Knowledge, PriceHistory, PromisedHandover } from '../../../domain/views/published';
import { riyadhDay } from '../../../i18n/riyadh-time';
import { getSubject, type RecordLine } from './record-line';

/** Lines by their subject, in the order of the record. */
export function linesBySubject(lines: readonly RecordLine[]): ReadonlyMap<string, readonly RecordLine[]> {
  const bySubject = new Map<string, RecordLine[]>();
  for (const line of lines) {
    const key = getSubject(line);
    const known = bySubject.get(key);
    if (known) known.push(line);
    else bySubject.set(key, [line]);
  }
  return bySubject;
}

const knowledgeOf = ({ before, last_seen_at, observed_at }: RecordLine): Knowledge => {
  if (before === undefined) return 'first';
  return last_seen_at !== undefined && riyadhDay(last_seen_at) === riyadhDay(observed_at) ? 'on_day' : 'seen';
};

const priceOf = (value: RecordLine['after'] | undefined): number | null =>
  typeof value === 'number' ? value : null;

/** What the lines of a unit say of its price; undefined where they say nothing. */
export function getPriceHistory(lines: readonly RecordLine[] = []): PriceHistory | undefined {
  const last = lines.filter(({ field }) => field === 'price').pop();
  if (!last) return undefined;
  return {
    price: priceOf(last.after),
    before: priceOf(last.before),
    seen_at: last.observed_at,
    knowledge: knowledgeOf(last),
  };
}

/** Promises that are shown at most: the last ones. */
const maxPromises = 6;

/** The handover dates that the lines of a project name, the first promised first. */
export function getHandoverHistory(lines: readonly RecordLine[] = []): PromisedHandover[] {
  return lines
    .filter(({ field }) => field === 'handover_date')
    .flatMap((line) =>
      typeof line.after === 'string' && !Number.isNaN(Date.parse(line.after))
        ? [{ date: line.after, seen_at: line.observed_at, knowledge: knowledgeOf(line) }]
        : [],
    )
    .slice(-maxPromises);
}
