interface PricedUnit {
  /** available, reserved or sold. */
  readonly state: string;
  /** SAR; none, or zero, until it is announced. */
  readonly price?: number | null;
}

/** State of a unit that is not sold and not on sale yet: its price is not announced, or its sale has not opened. */
export const upcoming = 'upcoming';

/**
 * A unit's state as a buyer means it: the API's own, or `upcoming` for an available unit that is not on sale yet.
 * @param status of the project, where it is known
 */
export const getSaleState = ({ state, price }: PricedUnit, status?: string): string =>
  state === 'available' && (!price || status === 'Soon_Sale') ? upcoming : state;

interface ProjectFigures {
  readonly status: string;
  readonly available_units: number;
  readonly total_units: number;
}

/** Whether a project on sale has no unit left to buy. One that is not on sale yet has none either, and is not sold out. */
export const isSoldOut = ({ status, available_units, total_units }: ProjectFigures): boolean =>
  total_units > 0 && available_units === 0 && (status === 'Completed' || status === 'For_Sale');

/** Days after its last change from which on a sold unit is nothing for search engines. */
const soldIndexedDays = 30;
const day = 24 * 60 * 60 * 1000;

interface ChangedUnit {
  readonly state: string;
  /** ISO time. */
  readonly updated_at?: string | null;
}

/**
 * Whether a unit was sold long ago. The API has no day of sale, but it was sold at its last change at the latest; an unknown
 * time is long ago.
 * @param now milliseconds since 1970
 */
export const isSoldLongAgo = ({ state, updated_at }: ChangedUnit, now: number): boolean =>
  state === 'sold' && !((now - Date.parse(updated_at ?? '')) / day <= soldIndexedDays);
