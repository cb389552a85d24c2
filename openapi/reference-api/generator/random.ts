/** Repeatable pseudo-random values: the same label always gives the same sequence. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True with the probability `share` (0 to 1). */
  chance(share: number): boolean;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return state >>> 0;
}

/** A generator seeded with a label such as `project 12` (mulberry32, public domain). */
export function createRandom(label: string): Random {
  let state = hash(label);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    chance: (share) => next() < share,
  };
}
