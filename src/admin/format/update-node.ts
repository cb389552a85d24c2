import {
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** A node with the value: the given one, changed only where it differs, so that its comments and quotes stay. */
function updatedNode(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    updateMap(document, node, value as Record<string, unknown>);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    updateRows(document, node, value);
    return node;
  }
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (!isSame(node.value, value)) node.value = value;
    return node;
  }
  return document.createNode(value) as Node;
}

/** Sets the fields of a group; a new one takes its place by the order of `value`. */
export function updateMap(document: Document, map: YAMLMap, value: Record<string, unknown>): void {
  const names = Object.keys(value);
  map.items = map.items.filter((pair) => names.includes(nameOf(pair)));
  for (const [index, name] of names.entries()) {
    const pair = map.items.find((candidate) => nameOf(candidate) === name);
    if (pair) {
      pair.value = updatedNode(document, pair.value, value[name]);
      continue;
    }
    const before = names.slice(0, index);
    const place = map.items.findLastIndex((candidate) => before.includes(nameOf(candidate))) + 1;
    map.items.splice(place, 0, document.createPair(name, value[name]));
  }
}

/** Sets the rows of a list: a row that only moved keeps its node, one at its old place is changed, others are new. */
function updateRows(document: Document, list: YAMLSeq, rows: readonly unknown[]): void {
  const old = list.items.map((node) => ({ node, value: (node as Node).toJS(document) as unknown }));
  const used = new Set<number>();
  const sources = rows.map((row) => {
    const same = old.findIndex(({ value }, index) => !used.has(index) && isSame(value, row));
    if (same !== -1) used.add(same);
    return same;
  });
  list.items = rows.map((row, index) => {
    const source = sources[index] === -1 && !used.has(index) ? index : (sources[index] ?? -1);
    used.add(source);
    return updatedNode(document, old[source]?.node, row);
  });
}
