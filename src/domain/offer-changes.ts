/** A value of an offer: SAR, ISO time, or a value of the contract's enums; null for none. */
export type OfferValue = string | number | null;

/** A change that builds have seen: it came after `last_seen_at`, at `seen_at` at the latest. */
export interface OfferChange {
  /** Id of the unit; none for the project itself. */
  readonly unit?: string;
  readonly field: 'price' | 'state' | 'status' | 'launch_date' | 'handover_date';
  readonly before: OfferValue;
  readonly after: OfferValue;
  /** When a build first read `after`. ISO time. */
  readonly seen_at: string;
  /** When a build first read `before`. ISO time. */
  readonly before_seen_at: string;
  /** When a build last read `before`. ISO time; absent where that is not known. */
  readonly last_seen_at?: string;
}

/** Content of the file of changes of a project. */
export interface OfferChanges {
  /** When the project was last read. ISO time. */
  readonly as_of: string;
  /** All changes since then are in the list. ISO time. */
  readonly since: string;
  /** The last one first. */
  readonly changes: readonly OfferChange[];
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The content of a file, if it is one. */
export function parseChanges(value: unknown): OfferChanges | undefined {
  const { as_of, since, changes } = (value ?? {}) as Partial<OfferChanges>;
  if (!isTime(as_of) || !isTime(since) || !Array.isArray(changes)) return undefined;
  return {
    as_of,
    since,
    changes: (changes as OfferChange[]).filter(
      (change) => isTime(change?.seen_at) && isTime(change.before_seen_at),
    ),
  };
}

/**
 * What the record says of the price of a unit at a time; undefined where it does not say, as between two reads of
 * different prices.
 * @param current the last recorded price, and when a build first read it
 * @param time ISO time
 */
export function recordedPrice(
  { as_of, changes }: Pick<OfferChanges, 'as_of' | 'changes'>,
  unit: string,
  current: { readonly price: number | null; readonly seen_at: string },
  time: string,
): { price: number | null } | undefined {
  const at = Date.parse(time);
  const ofUnit = changes.filter((change) => change.unit === unit && change.field === 'price');
  // Stretches of time at both ends of which the same price was read.
  const known = [
    { price: current.price, from: current.seen_at, to: as_of },
    ...ofUnit.map((change) => ({
      price: change.before,
      from: change.before_seen_at,
      to: change.last_seen_at,
    })),
  ];
  const found = known.find(({ from, to }) => at >= minuteOf(from) && at <= Date.parse(to ?? ''));
  return found && typeof found.price !== 'string' ? { price: found.price } : undefined;
}

/** Sheets have the time to the minute. */
const minuteOf = (time: string) => Math.floor(Date.parse(time) / 60_000) * 60_000;
