interface Figures {
  readonly status: string;
  readonly available_units: number;
  readonly total_units: number;
}

/** Whether a project on sale has no home left to buy. One that is not on sale yet has none either, and is not sold out. */
export const isSoldOut = ({ status, available_units, total_units }: Figures): boolean =>
  total_units > 0 && available_units === 0 && (status === 'Completed' || status === 'For_Sale');
