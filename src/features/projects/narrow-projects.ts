import { isPublished } from '../../domain/published';
import { hasMatchingUnit } from '../../domain/rooms';
import { byNumber } from '../../lists';
import type { ProjectListRow } from './project';
import type { ProjectFilters } from './project-list-codec';

/** The rows without drafts, should the API ever send one. */
export const published = <T extends { id: string; status: string }>(rows: readonly T[]) =>
  rows.filter(isPublished);

/** Filters and sorts known rows as the API would, while it is unavailable. */
export function narrowProjects(
  rows: readonly ProjectListRow[],
  { status_id, available_only, rooms, price_max, orderBy, desc }: ProjectFilters,
): readonly ProjectListRow[] {
  const wanted = { available_only, rooms, price_max };
  const filtersUnits = available_only || rooms || price_max;
  const matching = published(rows).filter(
    (row) =>
      (!status_id || row.status === status_id) && (!filtersUnits || hasMatchingUnit(roomMixOf(row), wanted)),
  );
  if (orderBy === 'price_from') return byNumber(matching, ({ price_from }) => price_from, desc);
  return orderBy === 'published_at' && !desc ? matching.reverse() : matching;
}

/** None available in a sold-out project: `available_units` may be newer than the prerendered `room_mix`. */
const roomMixOf = ({ room_mix, available_units }: ProjectListRow) =>
  available_units > 0
    ? (room_mix ?? [])
    : (room_mix ?? []).map((row) => ({ ...row, available: 0, price_from: null }));
