import type { components } from '../../../src/api-client/generated/schema';

type Schemas = components['schemas'];
type Figures = Pick<
  Schemas['ProjectSummary'],
  'available_units' | 'total_units' | 'rooms' | 'total_area' | 'price_from'
>;

function rangeOf(values: number[]): Schemas['NumberRange'] | null {
  return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
}

/**
 * Figures of a project's units: how many can be bought, how many there are, ranges of rooms and m², and the lowest
 * price of an available unit in SAR.
 */
export function unitFigures(units: readonly Schemas['Unit'][], status: Schemas['ProjectStatus']): Figures {
  const available = units.filter(({ state }) => state === 'available');
  const prices = available.flatMap(({ price }) => price ?? []);
  return {
    available_units: status === 'Soon_Sale' ? 0 : available.filter(({ price }) => price).length,
    total_units: units.length,
    rooms: rangeOf(units.map(({ rooms }) => rooms)),
    total_area: rangeOf(units.map(({ total_area }) => total_area)),
    price_from: rangeOf(prices)?.min ?? null,
  };
}
