import { isCollection, isMap, isScalar, isSeq, type Document } from 'yaml';

/** Keys and list positions from the top of a document: `['items', 2, 'title']`. */
export type FieldPath = readonly (string | number)[];

/** Offset of the value at the path, of the key of an empty field, or of the nearest parent that exists. */
export function findOffset(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
      if (!pair) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  const isEmpty = isScalar(node) && node.value === null;
  return isEmpty || isCollection(node) ? offset : (startOf(node) ?? offset);
}

const startOf = (node: unknown): number | undefined =>
  isScalar(node) || isCollection(node) ? node.range?.[0] : undefined;
