import type { DroppedPart } from './response-check';

/** Whether a part is a row of a list, `/data/3`, that is not in it any more. */
export const isDroppedRow = ({ path, restored }: DroppedPart): boolean =>
  !restored && /^\/data\/\d+$/.test(path);

/** Ids of the rows that are not in a list any more, as far as they can be read. */
export const droppedIds = (dropped: readonly DroppedPart[] = []): string[] =>
  dropped.filter(isDroppedRow).flatMap(({ id }) => id ?? []);

/** Whether a list came with rows that are not in it any more, because they do not fit the contract. */
export const hasDroppedRows = (dropped: readonly DroppedPart[] = []): boolean => dropped.some(isDroppedRow);
