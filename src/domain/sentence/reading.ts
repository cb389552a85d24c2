import type { StatedConditions } from './stated-conditions';
import { unqualified, type Qualifier } from './qualifier';
import type { Word } from './words';

/** A sentence while it is read. */
export interface Reading {
  readonly tokens: readonly Word[];
  readonly conditions: StatedConditions;
  /** Places of the words that were not understood, or are no condition. */
  readonly unread: Set<number>;
  /** What may be the budget. SAR */
  amounts: Amount[];
  readonly isRent: boolean;
  readonly saysHandover: boolean;
  /** What was said of the value that comes next. */
  qualifier: Qualifier;
  /** The number that was read last, for words that say of it what it is: «فأكثر». */
  last?: Amount & { readonly unit: 'rooms' | 'area' | 'price' };
  /** What is near comes next. */
  near?: { readonly at: number; readonly isNegated: boolean };
  /** Where a joining “or” stands that was read last. */
  orAt?: number;
  /** The last word of what a negation turned away last. */
  negatedEnd?: number;
}

/** A number and the places of its words. */
export interface Amount {
  readonly value: number;
  readonly at: number;
  readonly end: number;
  /** Place of the first word that says that it is the lowest: `from`. */
  readonly from?: number | undefined;
}

/** How far an “or” may stand before what it joins, in words. */
const reach = 3;

/** Says that the words from one to another are not understood. */
export function leaveUnread({ unread }: Reading, at: number, end: number): void {
  for (let word = at; word <= end; word += 1) unread.add(word);
}

/** Ends what was said of a value; a limit that no number followed is not understood: “the largest apartment”. */
export function endQualifier(reading: Reading): void {
  const { bound, words } = reading.qualifier;
  if (bound) for (const word of words) reading.unread.add(word);
  reading.qualifier = unqualified;
}

/** Says that a value is no condition: the words from what qualifies or joins it to its last. */
export function refuse(reading: Reading, at: number, end: number): void {
  const { qualifier, orAt } = reading;
  const joined = orAt !== undefined && at - orAt <= reach ? [orAt] : [];
  leaveUnread(reading, Math.min(at, ...qualifier.words, ...joined), end);
  if (qualifier.isNegated) reading.negatedEnd = end;
  reading.qualifier = unqualified;
  delete reading.orAt;
}

/**
 * Adds a condition of which there is one, unless another value is said already or this one is not wanted.
 * @param end place of its last word
 */
export function adopt<Name extends keyof StatedConditions>(
  reading: Reading,
  name: Name,
  value: NonNullable<StatedConditions[Name]>,
  at: number,
  end: number,
): void {
  const { conditions, qualifier } = reading;
  const isOther = conditions[name] !== undefined && conditions[name] !== value;
  if (isOther || qualifier.isNegated) refuse(reading, at, end);
  else conditions[name] = value;
}
