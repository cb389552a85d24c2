/** One home of a comparison: what was known when it was kept, and what is known now. */
import { upcoming } from '../../lib/sale-state';
import { knownOf, sameRef, type ShortlistItem, type UnitSnapshot, type UnitRef } from '../shortlist';
import type { LiveAnswer } from './use-live-projects';

export interface Column {
  readonly ref: UnitRef;
  /** As the visitor kept it; undefined for a home that only the address names. */
  readonly kept?: ShortlistItem;
  readonly known?: UnitSnapshot;
  /** When that was known. ISO time. */
  readonly asOf?: string;
  /**
   * `loading`: the answer is awaited; `live`: read just now; `cached`: the API is away; `removed`: it answered, and
   * does not have the home any more.
   */
  readonly status: 'loading' | 'live' | 'cached' | 'removed';
}

export function columnOf(
  ref: UnitRef,
  keptUnits: readonly ShortlistItem[],
  answer: LiveAnswer | undefined,
): Column {
  const kept = keptUnits.find((unit) => sameRef(unit, ref));
  const column = { ref, kept, known: kept?.known, asOf: kept?.asOf };
  if (!answer || answer.status === 'loading') return { ...column, status: 'loading' };
  if (answer.status === 'cached') return { ...column, status: 'cached' };
  const fresh = answer.status === 'live' ? freshOf(ref, answer.project) : undefined;
  if (answer.status === 'removed' || !fresh) return { ...column, status: 'removed' };
  return { ref, kept, known: fresh, asOf: answer.asOf, status: 'live' };
}

type FoundProject = Extract<LiveAnswer, { status: 'live' }>['project'];

function freshOf({ unit: id }: UnitRef, project: FoundProject): UnitSnapshot | undefined {
  for (const building of project.buildings) {
    const unit = building.units.find((candidate) => candidate.id === id);
    if (unit) return knownOf(project, building.name, unit, unit.floor_plan);
  }
  return undefined;
}

export type Change =
  | { what: 'state'; state: string; since: string }
  /** SAR; undefined where none was announced. */
  | { what: 'price'; before: number | undefined; since: string };

/** What is different from when the visitor kept the home. */
export function changesOf({ kept, known }: Column): Change[] {
  if (!kept || !known) return [];
  const since = kept.keptAt;
  const changes: Change[] = [];
  // Off sale again is what its state says already, and what became of its price.
  if (known.state !== kept.keptState && known.state !== upcoming)
    changes.push({ what: 'state', state: known.state, since });
  const price = known.price || undefined;
  if (price !== kept.keptPrice) changes.push({ what: 'price', before: kept.keptPrice, since });
  return changes;
}

/** The oldest of what is shown: so much of the table holds since then. */
export const oldestOf = (columns: readonly Column[]): string | undefined =>
  columns
    .flatMap(({ asOf }) => (asOf === undefined ? [] : [asOf]))
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0];
