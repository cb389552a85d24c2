import { isPublished } from '../../domain/published';
import { byNumber } from '../../lists';
import type { ProjectListRow } from './project';
import type { ProjectFilters } from './project-list-codec';

/** The rows without drafts, should the API ever send one. */
export const published = <T extends { id: string; status: string }>(rows: readonly T[]) =>
  rows.filter(isPublished);

/** Filters and sorts rows as the API's list would. */
export function narrowProjects(
  rows: readonly ProjectListRow[],
  { status_id, orderBy, desc }: ProjectFilters,
): readonly ProjectListRow[] {
  const matching = published(rows).filter((row) => !status_id || row.status === status_id);
  if (orderBy === 'price_from') return byNumber(matching, ({ price_from }) => price_from, desc);
  return orderBy === 'published_at' && !desc ? matching.reverse() : matching;
}
