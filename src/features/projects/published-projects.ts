import { isPublished } from '../../domain/published';

/** The rows without drafts, should the API ever send one. */
export const published = <T extends { id: string; status: string }>(rows: readonly T[]) =>
  rows.filter(isPublished);
