import { recordLabel } from './fit-rows';
import type { LastGood } from './last-good';

type Row = Record<string, unknown>;

/** Projects in full, as the API gave them to the last build. */
export interface KnownProjects {
  /** The project in full when nothing of it changed since; undefined when it must be read. */
  unchanged(summary: Row): Row | undefined;
}

/** For reading everything. */
export const noKnownProjects: KnownProjects = { unchanged: () => undefined };

const resource = 'projects-in-full';

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

export async function readKnownProjects(copies: LastGood): Promise<KnownProjects> {
  const stored = await copies.read<unknown>(resource);
  const rows = Array.isArray(stored) ? stored.filter(isRow) : [];
  const byId = new Map(rows.map((row) => [row['id'], row]));
  return {
    unchanged(summary) {
      const known = byId.get(summary['id']);
      // Equal, not later: a clock may be set back. All of the summary, for an API whose `updated_at` misses a change.
      const isSame =
        known !== undefined &&
        typeof summary['updated_at'] === 'string' &&
        Object.entries(summary).every(
          ([name, value]) => JSON.stringify(value) === JSON.stringify(known[name]),
        );
      return isSame ? known : undefined;
    },
  };
}

/**
 * @param rows as they came, before anything is dropped or repaired
 * @param faulty labels of records that did not fit: they may be right again with the same `updated_at`, so they are read again
 */
export const writeKnownProjects = (
  copies: LastGood,
  rows: readonly unknown[],
  faulty: ReadonlySet<string>,
): Promise<void> =>
  copies.write(
    resource,
    rows.filter((row) => isRow(row) && !faulty.has(recordLabel('Project', String(row['id'])))),
  );
