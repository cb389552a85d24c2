interface OfferedBuilding {
  readonly units: readonly { readonly state: string; readonly price?: number | null }[];
}

/**
 * What a project says of its units, so that it agrees with them where some of them are as they were known.
 * @param status of the project
 */
export function offerFigures(buildings: readonly OfferedBuilding[], status: string) {
  const prices = buildings
    .flatMap(({ units }) => units)
    .flatMap(({ state, price }) => (state === 'available' && price ? [price] : []));
  return {
    available_units: status === 'Soon_Sale' ? 0 : prices.length,
    price_from: prices.length > 0 ? Math.min(...prices) : null,
  };
}
