import { manyRooms } from '../rooms';
import { findHomes } from './find';
import type { HomeConditions } from './home-conditions';
import type { FinderData } from './finder-data';

/** A single change of the conditions that brings homes. */
export interface Relaxation {
  /** Undefined removes a condition. */
  readonly change: Partial<HomeConditions>;
  /** The condition that is changed. */
  readonly name: keyof HomeConditions;
  /** The one value that is given up, of a condition with several. */
  readonly value?: string;
  /** How many homes match then. */
  readonly count: number;
}

const names = [
  ...(['price_max', 'rooms', 'area_min', 'handover', 'district', 'near'] as const),
  ...(['city', 'available_only', 'status_id'] as const),
];

/**
 * The single conditions whose removal, or smallest widening, brings homes where none matches; in the order of the names
 * above, each with the number of homes that it brings.
 * @param today ISO date in Riyadh
 */
export function relaxationsOf(data: FinderData, wanted: HomeConditions, today: string): Relaxation[] {
  const homesWith = (change: Partial<HomeConditions>) => findHomes(data, { ...wanted, ...change }, today);
  const changes = names.flatMap((name) =>
    wanted[name] === undefined ? [] : changesOf(name, wanted, homesWith),
  );
  return changes
    .map((change) => ({ ...change, count: homesWith(change.change).length }))
    .filter(({ count }) => count > 0);
}

type Change = Omit<Relaxation, 'count'>;

function changesOf(
  name: (typeof names)[number],
  wanted: HomeConditions,
  homesWith: (change: Partial<HomeConditions>) => readonly { price: number | null; state: string }[],
): Change[] {
  if (name === 'price_max') {
    const cheapest = homesWith({ price_max: undefined }).find(
      ({ price, state }) => price !== null && state === 'available',
    );
    return cheapest?.price ? [{ name, change: { price_max: cheapest.price } }] : [];
  }
  if (name === 'rooms' && wanted.rooms !== undefined) {
    const neighbours = [wanted.rooms - 1, wanted.rooms + 1]
      .filter((rooms) => rooms >= 1 && rooms <= manyRooms)
      .map((rooms) => ({ name, change: { rooms } }))
      .filter(({ change }) => homesWith(change).length > 0);
    return neighbours.length > 0 ? neighbours : [{ name, change: { rooms: undefined } }];
  }
  const values = name === 'district' || name === 'near' ? (wanted[name] ?? []) : [];
  if (name === 'near' && values.length > 1)
    return values.map((value) => ({ name, value, change: { near: values.filter((one) => one !== value) } }));
  return [{ name, change: { [name]: undefined } }];
}
