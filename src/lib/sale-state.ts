/** Whether a home can be bought now, by what the contract says of states, prices and launches. */

interface Offered {
  /** available, reserved or sold. */
  readonly state: string;
  /** SAR; none, or zero, until it is announced. */
  readonly price?: number | null;
}

/** The state of a home that is neither gone nor on sale yet: its price is not announced, or its sale has not opened. */
export const upcoming = 'upcoming';

/**
 * A home's state as a buyer means it: the API's own word, or `upcoming` for an available one that is not on sale yet.
 * @param status of the project, where it is known
 */
export const saleStateOf = ({ state, price }: Offered, status?: string): string =>
  state === 'available' && (!price || status === 'Soon_Sale') ? upcoming : state;
