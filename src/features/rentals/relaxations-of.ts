import { manyRooms } from '../../domain/rooms';
import type { RentalCardData } from './rental';
import type { RentalConditions } from './rental-conditions';
import { countMeeting, meets } from './rental-matching';

export interface Relaxation {
  /** The condition that is given up or widened. */
  readonly name: keyof RentalConditions;
  /** Undefined removes a condition. */
  readonly change: Partial<RentalConditions>;
  /** How many rentals there are then. */
  readonly count: number;
}

const names = [
  'price_max',
  'rooms',
  'district',
  'city',
  'parking',
  'furnishing',
  'has_ac',
  'has_kitchen',
  'status_id',
] as const;

/**
 * The single conditions whose removal, or smallest widening, brings rentals where none meets all: a rent up to the lowest
 * that there is, or one room fewer or more.
 */
export const relaxationsOf = (rows: readonly RentalCardData[], conditions: RentalConditions): Relaxation[] =>
  names
    .filter((name) => conditions[name] !== undefined)
    .flatMap((name) =>
      changesOf(name, rows, conditions).map((change) => ({
        name,
        change,
        count: countMeeting(rows, { ...conditions, ...change }),
      })),
    )
    .filter(({ count }) => count > 0);

function changesOf(
  name: (typeof names)[number],
  rows: readonly RentalCardData[],
  conditions: RentalConditions,
): Partial<RentalConditions>[] {
  if (name === 'price_max') {
    const others = { ...conditions, price_max: undefined };
    const rents = rows
      .filter((row) => meets(row, others) && row.annual_rent > 0)
      .map((row) => row.annual_rent);
    return rents.length > 0 ? [{ price_max: Math.min(...rents) }] : [];
  }
  if (name === 'rooms' && conditions.rooms !== undefined) {
    const neighbours = [conditions.rooms - 1, conditions.rooms + 1]
      .filter((rooms) => rooms >= 1 && rooms <= manyRooms)
      .map((rooms) => ({ rooms }))
      .filter((change) => countMeeting(rows, { ...conditions, ...change }) > 0);
    return neighbours.length > 0 ? neighbours : [{ rooms: undefined }];
  }
  return [{ [name]: undefined }];
}
