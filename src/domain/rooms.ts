import { getSaleState } from './sale-state';

/** From this number of rooms on the API and the site filter by “or more”. */
export const manyRooms = 5;

/** Whether a unit's number of rooms matches a filter: exactly, or at least `manyRooms` for that many or more. */
export const hasRooms = (rooms: number, wanted: number): boolean =>
  wanted >= manyRooms ? rooms >= manyRooms : rooms === wanted;

/** The units of a project with the same number of rooms, as far as the filters of a list need. */
export interface RoomMix {
  readonly rooms: number;
  /** How many of them can be bought now. */
  readonly available: number;
  /** The lowest price of these in SAR; null where there is none. */
  readonly price_from?: number | null;
}

interface ProjectUnits {
  readonly status: string;
  readonly buildings: readonly {
    readonly units: readonly {
      readonly rooms: number;
      readonly state: string;
      readonly price?: number | null;
    }[];
  }[];
}

/** A project's units by number of rooms, ascending. */
export function getRoomMix({ status, buildings }: ProjectUnits): RoomMix[] {
  const mix = new Map<number, { rooms: number; available: number; price_from: number | null }>();
  for (const unit of buildings.flatMap(({ units }) => units)) {
    const row = mix.get(unit.rooms) ?? { rooms: unit.rooms, available: 0, price_from: null };
    mix.set(unit.rooms, row);
    if (getSaleState(unit, status) !== 'available' || !unit.price) continue;
    row.available += 1;
    row.price_from = Math.min(row.price_from ?? Infinity, unit.price);
  }
  return [...mix.values()].sort((a, b) => a.rooms - b.rooms);
}
