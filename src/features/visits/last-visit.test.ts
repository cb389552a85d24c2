import {
  acknowledge,
  changesSince,
  noteShown,
  cheaperMatches,
  newMatches,
  visitGap,
  type Offer,
  type Seen,
  type SeenMatch,
} from './last-visit';

const minute = 60_000;
const start = Date.parse('2026-03-01T09:00:00Z');
const iso = (time: number) => new Date(time).toISOString();
const offer: Offer = { price: 900_000, state: 'available' };

test('what is shown for the first time has not changed', () =>
  expect(changesSince(noteShown(undefined, offer, iso(start)), offer)).toEqual([]));

test('a change between two visits is shown in the second one, also after a reload, and not in the third', () => {
  const dearer = { ...offer, price: 920_000 };
  const change = { field: 'price', before: 900_000, after: 920_000, since: iso(start) };
  const first = noteShown(undefined, offer, iso(start));
  const second = noteShown(first, dearer, iso(start + visitGap + minute));
  expect(changesSince(second, dearer)).toEqual([change]);
  const reloaded = noteShown(second, dearer, iso(start + visitGap + 2 * minute));
  expect(changesSince(reloaded, dearer)).toEqual([change]);
  const third = noteShown(reloaded, dearer, iso(start + 2 * visitGap + 3 * minute));
  expect(changesSince(third, dearer)).toEqual([]);
});

test('what the visitor knows is not shown again', () => {
  const sold = { price: null, state: 'sold' };
  const second = noteShown(noteShown(undefined, offer, iso(start)), sold, iso(start + visitGap + 1));
  expect(changesSince(second, sold)).toHaveLength(2);
  expect(changesSince(acknowledge(second), sold)).toEqual([]);
});

test('a clock that was set back begins no visit', () => {
  const first = noteShown(undefined, offer, iso(start));
  expect(noteShown(first, offer, iso(start - 10 * visitGap)).before).toEqual(first.before);
});

test('homes of a search that cost less than at the last visit are named with what they cost then', () => {
  const first = noteShown<readonly SeenMatch[]>(
    undefined,
    [{ id: 'a', price: 900_000 }, { id: 'b', price: 800_000 }, { id: 'c' }],
    iso(start),
  );
  const now = [
    { id: 'a', price: 880_000 },
    { id: 'b', price: 820_000 },
    { id: 'c', price: 700_000 },
    { id: 'd', price: 1 },
  ];
  expect([...cheaperMatches(first, now)]).toEqual([['a', 900_000]]);
});

/** The same numbers for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

interface Step {
  time: number;
  offer: Offer;
  /** Ids of the units that match a search. */
  matches: string[];
  /** The visitor looks now. */
  looks: boolean;
  /** The visitor then says that all is known. */
  acknowledges: boolean;
}

const prices = [880_000, 900_000, 920_000, null];
const states = ['available', 'reserved', 'sold'];

/** Sixty moments in the life of an offer; visits of some looks with pauses between them. */
function history(seed: number): Step[] {
  const below = random(seed);
  let time = start;
  return Array.from({ length: 60 }, () => {
    time += below(3) === 0 ? visitGap + minute * (1 + below(5000)) : minute * (1 + below(29));
    return {
      time,
      offer: { price: prices[below(4)] ?? null, state: states[below(3)] ?? 'available' },
      matches: ['a', 'b', 'c', 'd', 'e'].filter(() => below(2) === 0),
      looks: below(3) > 0,
      acknowledges: below(6) === 0,
    };
  });
}

/** What a visitor with a perfect memory has in mind: the end of the last visit, or what is known since. */
function remembered(steps: readonly Step[], index: number): Step | undefined {
  const looks = steps.slice(0, index + 1).filter(({ looks: did }) => did);
  let known: Step | undefined;
  looks.forEach((step, at) => {
    const previous = looks[at - 1];
    if (!previous) known = step;
    else if (previous.acknowledges || step.time - previous.time > visitGap) known = previous;
  });
  return known;
}

describe.each(Array.from({ length: 200 }, (_, seed) => seed))('in random history %i', (seed) => {
  const steps = history(seed);

  test('each change is shown once, and none is invented @12.22', () => {
    let seen: Seen<Offer> | undefined;
    steps.forEach((step, index) => {
      if (!step.looks) return;
      seen = noteShown(seen, step.offer, iso(step.time));
      const known = remembered(steps, index);
      const changes = changesSince(seen, step.offer);
      for (const field of ['price', 'state'] as const) {
        const shown = changes.filter((change) => change.field === field);
        const isChanged = known !== undefined && known.offer[field] !== step.offer[field];
        expect(shown).toEqual(
          isChanged
            ? [{ field, before: known.offer[field], after: step.offer[field], since: iso(known.time) }]
            : [],
        );
      }
      if (step.acknowledges) {
        seen = acknowledge(seen);
        expect(changesSince(seen, step.offer)).toEqual([]);
      }
    });
  });

  test('each new match is shown once, and none is invented', () => {
    let seen: Seen<readonly SeenMatch[]> | undefined;
    steps.forEach((step, index) => {
      if (!step.looks) return;
      const matches = step.matches.map((id) => ({ id }));
      seen = noteShown(seen, matches, iso(step.time));
      const known = remembered(steps, index)?.matches ?? step.matches;
      expect(newMatches(seen, matches)).toEqual(step.matches.filter((id) => !known.includes(id)));
      if (step.acknowledges) {
        seen = acknowledge(seen);
        expect(newMatches(seen, matches)).toEqual([]);
      }
    });
  });
});
