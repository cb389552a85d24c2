/** A project's homes by their number of rooms: as much as filters of a list need to know of them. */
import { hasRooms } from './rooms';
import { saleStateOf } from './sale-state';

export interface RoomMix {
  readonly rooms: number;
  /** How many of them can be bought now. */
  readonly available: number;
  /** The lowest price of these in SAR; null where there is none. */
  readonly price_from?: number | null;
}

interface Sold {
  readonly status: string;
  readonly buildings: readonly {
    readonly units: readonly {
      readonly rooms: number;
      readonly state: string;
      readonly price?: number | null;
    }[];
  }[];
}

/** From few rooms to many. */
export function roomMixOf({ status, buildings }: Sold): RoomMix[] {
  const mix = new Map<number, { rooms: number; available: number; price_from: number | null }>();
  for (const unit of buildings.flatMap(({ units }) => units)) {
    const row = mix.get(unit.rooms) ?? { rooms: unit.rooms, available: 0, price_from: null };
    mix.set(unit.rooms, row);
    if (saleStateOf(unit, status) !== 'available' || !unit.price) continue;
    row.available += 1;
    row.price_from = Math.min(row.price_from ?? Infinity, unit.price);
  }
  return [...mix.values()].sort((a, b) => a.rooms - b.rooms);
}

export interface WantedHome {
  readonly available_only?: boolean;
  /** As in `hasRooms`. */
  readonly rooms?: number;
  /** SAR. A price is paid for what can be bought. */
  readonly price_max?: number;
}

/** Whether there is such a home among them. */
export const hasHome = (
  mix: readonly RoomMix[],
  { available_only: availableOnly, rooms, price_max: priceMax }: WantedHome,
): boolean =>
  mix.some(
    (row) =>
      (rooms === undefined || hasRooms(row.rooms, rooms)) &&
      (!(availableOnly || priceMax !== undefined) || row.available > 0) &&
      (priceMax === undefined || (row.price_from ?? Infinity) <= priceMax),
  );
