import type { DroppedPart } from './response-check';

/** Whether a part is a row of a list: `/data/3`. */
export const isDroppedRow = ({ path }: DroppedPart): boolean => /^\/data\/\d+$/.test(path);

/** Whether a list came with rows that are not in it any more, because they do not fit the contract. */
export const hasDroppedRows = (dropped: readonly DroppedPart[] = []): boolean => dropped.some(isDroppedRow);
