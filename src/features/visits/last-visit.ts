/** A visit ends when nothing was shown for this long. Milliseconds. */
export const visitGap = 30 * 60_000;

/** What is offered of a unit. */
export interface Offer {
  /** SAR; null where none is announced. */
  readonly price: number | null;
  /** As `getSaleState` says it. */
  readonly state: string;
}

/** Something that the visitor was shown. */
export interface Shown<T> {
  readonly value: T;
  /** ISO time. */
  readonly at: string;
}

/** What this device was shown of one thing. */
export interface Seen<T> {
  /** When the last visit ended, or when the visitor said that it is known. */
  readonly before: Shown<T>;
  /** In this visit. */
  readonly now: Shown<T>;
}

/**
 * Remembers what is shown now. What is shown for the first time is known from then on; a visit after a pause compares with
 * what the one before it ended with.
 */
export function noteShown<T>(seen: Seen<T> | undefined, value: T, at: string): Seen<T> {
  const now = { value, at };
  if (!seen) return { before: now, now };
  const isNewVisit = Date.parse(at) - Date.parse(seen.now.at) > visitGap;
  return { before: isNewVisit ? seen.now : seen.before, now };
}

/** The visitor knows what is shown. */
export const acknowledge = <T>({ now }: Seen<T>): Seen<T> => ({ before: now, now });

/** A difference between what is offered and what the last visit ended with. */
export type OfferChange = { readonly since: string } & (
  | { readonly field: 'price'; readonly before: number | null; readonly after: number | null }
  | { readonly field: 'state'; readonly before: string; readonly after: string }
);

/** What has changed of a unit since the last visit. */
export function changesSince({ before }: Seen<Offer>, now: Offer): OfferChange[] {
  const since = before.at;
  const changes: OfferChange[] = [];
  if (before.value.price !== now.price)
    changes.push({ field: 'price', before: before.value.price, after: now.price, since });
  if (before.value.state !== now.state)
    changes.push({ field: 'state', before: before.value.state, after: now.state, since });
  return changes;
}

/** A home that matched a search. */
export interface SeenMatch {
  readonly id: string;
  /** SAR; not of those that were seen before prices were remembered. */
  readonly price?: number | undefined;
}

/** Ids that match now, and did not when the last visit ended. */
export function newMatches({ before }: Seen<readonly SeenMatch[]>, now: readonly SeenMatch[]): string[] {
  const known = new Set(before.value.map(({ id }) => id));
  return now.map(({ id }) => id).filter((id) => !known.has(id));
}

/** What homes cost when the last visit ended, in SAR by their ids: of those that cost less now. */
export function cheaperMatches(
  { before }: Seen<readonly SeenMatch[]>,
  now: readonly SeenMatch[],
): ReadonlyMap<string, number> {
  const prices = new Map(before.value.map(({ id, price }) => [id, price]));
  return new Map(
    now.flatMap(({ id, price }) => {
      const then = prices.get(id);
      return then !== undefined && price !== undefined && price < then ? [[id, then] as const] : [];
    }),
  );
}
