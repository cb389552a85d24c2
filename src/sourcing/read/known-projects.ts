import { recordLabel } from './fit-rows';
import type { LastGood } from './last-good';

type Row = Record<string, unknown>;

/** Projects in full, as the API gave them to the last build. */
export interface KnownProjects {
  /** The project in full when nothing of it changed since; undefined when it must be read. */
  unchanged(summary: Row): Row | undefined;
  /** How many were read longer ago than one that is taken as it is known; infinite for one that is read now. */
  rank(id: unknown): number;
}

/** For reading everything. */
export const noKnownProjects: KnownProjects = { unchanged: () => undefined, rank: () => Infinity };

const resource = 'projects-in-full';

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * @param readAgain how many are read again although nothing seems to have changed: those that were read longest ago. An answer
 *   may fit the contract and be wrong, and be right again with the same `updated_at`.
 */
export async function readKnownProjects(copies: LastGood, readAgain = 0): Promise<KnownProjects> {
  const stored = await copies.read<unknown>(resource);
  const rows = (Array.isArray(stored) ? stored.filter(isRow) : []).slice(readAgain);
  const byId = new Map(rows.map((row, rank) => [row['id'], { row, rank }]));
  const ranks = new Map<unknown, number>();
  return {
    rank: (id) => ranks.get(id) ?? Infinity,
    unchanged(summary) {
      const { row: known, rank = Infinity } = byId.get(summary['id']) ?? {};
      // Equal, not later: a clock may be set back. All of the summary, for an API whose `updated_at` misses a change.
      const isSame =
        known !== undefined &&
        typeof summary['updated_at'] === 'string' &&
        Object.entries(summary).every(
          ([name, value]) => JSON.stringify(value) === JSON.stringify(known[name]),
        );
      if (!isSame) return undefined;
      ranks.set(known['id'], rank);
      return known;
    },
  };
}

/**
 * Stores projects in the order in which they were read.
 * @param rows as they came, before anything is dropped or repaired
 * @param known those that were known before
 * @param faulty labels of records that did not fit: they may be right again with the same `updated_at`, so they are read again
 */
export const writeKnownProjects = (
  copies: LastGood,
  rows: readonly unknown[],
  { known, faulty }: { known: KnownProjects; faulty: ReadonlySet<string> },
): Promise<void> =>
  copies.write(
    resource,
    rows
      .filter(isRow)
      .filter((row) => !faulty.has(recordLabel('Project', String(row['id']))))
      .sort((a, b) => byRank(known.rank(a['id']), known.rank(b['id']))),
  );

const byRank = (a: number, b: number): number => (a === b ? 0 : a - b);
