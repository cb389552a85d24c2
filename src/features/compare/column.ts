import { upcoming } from '../../domain/sale-state';
import { createSnapshot, sameRef, type ShortlistItem, type UnitRef, type UnitSnapshot } from '../shortlist';
import type { LiveProject } from './use-live-projects';

/** One compared unit. */
export interface Column {
  readonly ref: UnitRef;
  /** The saved unit; undefined for a unit that only the address names. */
  readonly item?: ShortlistItem;
  /** The unit as it was last read. */
  readonly snapshot?: UnitSnapshot;
  /** When the snapshot was read. ISO time. */
  readonly asOf?: string;
  /**
   * `loading`: no answer yet; `live`: from the API's answer; `cached`: the API is unavailable; `removed`: the API's answer
   * no longer has the unit.
   */
  readonly status: 'loading' | 'live' | 'cached' | 'removed';
}

/** A column with data to show. */
export type LoadedColumn = Column & { readonly snapshot: UnitSnapshot };

export function toColumn(
  ref: UnitRef,
  saved: readonly ShortlistItem[],
  answer: LiveProject | undefined,
): Column {
  const item = saved.find((other) => sameRef(other, ref));
  const column = { ref, item, snapshot: item?.snapshot, asOf: item?.asOf };
  if (!answer || answer.status === 'loading') return { ...column, status: 'loading' };
  if (answer.status === 'cached') return { ...column, status: 'cached' };
  const snapshot = answer.status === 'live' ? findSnapshot(ref, answer.project) : undefined;
  if (!snapshot && answer.status === 'live' && answer.project.has_unread_units) {
    return { ...column, status: 'cached' };
  }
  if (answer.status === 'removed' || !snapshot) return { ...column, status: 'removed' };
  return { ref, item, snapshot, asOf: answer.asOf, status: 'live' };
}

type Project = Extract<LiveProject, { status: 'live' }>['project'];

function findSnapshot({ unit: id }: UnitRef, project: Project): UnitSnapshot | undefined {
  for (const building of project.buildings) {
    const unit = building.units.find((candidate) => candidate.id === id);
    if (unit) return createSnapshot(project, building.name, unit, unit.floor_plan);
  }
  return undefined;
}

export type Change =
  | { field: 'state'; state: string; since: string }
  /** SAR; undefined where none was announced. */
  | { field: 'price'; before: number | undefined; since: string };

/** What has changed since the visitor saved the unit. */
export function getChanges({ item, snapshot }: Column): Change[] {
  if (!item || !snapshot) return [];
  const since = item.addedAt;
  const changes: Change[] = [];
  // A change to `upcoming` shows in the state itself and in the price.
  if (snapshot.state !== item.stateWhenAdded && snapshot.state !== upcoming)
    changes.push({ field: 'state', state: snapshot.state, since });
  const price = snapshot.price || undefined;
  if (price !== item.priceWhenAdded) changes.push({ field: 'price', before: item.priceWhenAdded, since });
  return changes;
}

/** The oldest time of the columns, as ISO time. */
export const findOldest = (columns: readonly Column[]): string | undefined =>
  columns
    .flatMap(({ asOf }) => (asOf === undefined ? [] : [asOf]))
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0];
