import type { components } from '../api-client/schema';

type Schemas = components['schemas'];

interface Offered {
  readonly units: readonly Pick<Schemas['Unit'], 'state' | 'price'>[];
}

/** What a project says of its units, so that it agrees with them where some of them are as they were known. */
export function offerFigures(buildings: readonly Offered[], status: Schemas['ProjectStatus']) {
  const prices = buildings
    .flatMap(({ units }) => units)
    .flatMap(({ state, price }) => (state === 'available' && price ? [price] : []));
  return {
    available_units: status === 'Soon_Sale' ? 0 : prices.length,
    price_from: prices.length > 0 ? Math.min(...prices) : null,
  };
}
