import { manyRooms } from '../rooms';
import type { Conditions } from './condition';
import { askedConditions } from './match';

/** A single change of the conditions that brings homes. */
export interface Relaxation<Asked> {
  /** Undefined removes a condition. */
  readonly change: Partial<Asked>;
  /** The condition that is changed. */
  readonly name: keyof Asked & string;
  /** What is given up of a condition. */
  readonly value: unknown;
  /** How many homes match then. */
  readonly count: number;
}

/** What is given up first, and last. */
const first = ['price_max', 'rooms'];
const last = ['city', 'has_ac', 'has_kitchen', 'available_only', 'status_id'];
const rank = (name: string): number =>
  first.includes(name) ? first.indexOf(name) - 2 : last.indexOf(name) + 1;

/** What is found with other conditions. */
interface Found {
  readonly count: number;
  /** SAR; of what has a price. */
  readonly lowestPrice?: number | undefined;
}

/**
 * The single conditions whose removal, or smallest widening, brings homes where none matches: a price up to the lowest
 * that there is, one room fewer or more, or one of several values fewer.
 * @param foundWith what is found when a single condition is changed
 */
export function findRelaxations<Asked extends object>(
  rows: Conditions,
  wanted: Asked,
  foundWith: (change: Partial<Asked>) => Found,
): Relaxation<Asked>[] {
  return askedConditions(rows, wanted)
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([name, , value]) =>
      changesOf<Asked>(name, value, foundWith).map((change) => ({
        ...{ name: name as Relaxation<Asked>['name'], value },
        ...change,
        count: foundWith(change.change).count,
      })),
    )
    .filter(({ count }) => count > 0);
}

interface Change<Asked> {
  readonly change: Partial<Asked>;
  /** Other than the whole one of the condition. */
  readonly value?: unknown;
}

function changesOf<Asked>(
  name: string,
  value: unknown,
  foundWith: (change: Partial<Asked>) => Found,
): Change<Asked>[] {
  const change = (changed: unknown) => ({ [name]: changed }) as Partial<Asked>;
  if (name === 'price_max') {
    const { lowestPrice } = foundWith(change(undefined));
    return lowestPrice ? [{ change: change(lowestPrice) }] : [];
  }
  if (name === 'rooms') {
    const counts = value as readonly number[];
    const neighbours = [Math.min(...counts) - 1, Math.max(...counts) + 1]
      .filter((count) => count >= 1 && count <= manyRooms)
      .map((count) => ({ change: change([count]) }))
      .filter((neighbour) => foundWith(neighbour.change).count > 0);
    if (neighbours.length > 0) return neighbours;
  }
  // Of districts one is enough; all of what is near is asked for.
  if (name === 'near' && Array.isArray(value) && value.length > 1)
    return value.map((one) => ({ value: [one], change: change(value.filter((other) => other !== one)) }));
  return [{ change: change(undefined) }];
}
