import { momentOf } from './fields';
import type { ContentDocument } from './kinds';

interface Dates {
  hidden?: boolean;
  publish_at?: string | undefined;
  unpublish_at?: string | undefined;
}

const time = (text: string | undefined, otherwise: number) =>
  text === undefined ? otherwise : momentOf(text);

/** Whether visitors see a document at this time, in milliseconds. */
export function isVisible({ fields }: ContentDocument, now: number): boolean {
  const { hidden, publish_at, unpublish_at } = fields as Dates;
  return !hidden && time(publish_at, -Infinity) <= now && now < time(unpublish_at, Infinity);
}

export interface ScheduledChange {
  /** ISO time, in UTC. */
  at: string;
  /** The file, from the root of the project. */
  path: string;
  change: 'appears' | 'disappears';
}

/** What will change by itself after this time, in milliseconds, the next first: each needs a build at its time. */
export function scheduledChanges(documents: readonly ContentDocument[], now: number): ScheduledChange[] {
  return documents
    .flatMap(({ path, fields }) => {
      const { hidden, publish_at, unpublish_at } = fields as Dates;
      const changes = [
        { time: time(publish_at, -Infinity), change: 'appears' as const },
        { time: time(unpublish_at, Infinity), change: 'disappears' as const },
      ];
      return hidden ? [] : changes.map((change) => ({ path, ...change }));
    })
    .filter((change) => Number.isFinite(change.time) && change.time > now)
    .sort((a, b) => a.time - b.time || a.path.localeCompare(b.path, 'en'))
    .map(({ time: at, path, change }) => ({ at: new Date(at).toISOString(), path, change }));
}
