/** Homes as tests keep them. */
import type { ShortlistItem, UnitSnapshot } from './unit-snapshot';

export const knownHome = (fields: Partial<UnitSnapshot> = {}): UnitSnapshot => ({
  project: { ar: 'حدائق الياسمين', en: 'Al Yasmin Gardens' },
  building: { ar: 'المبنى أ', en: 'Building A' },
  flat_number: '101',
  floor: 1,
  rooms: 3,
  bathrooms: 2,
  total_area: 150,
  state: 'available',
  price: 900_000,
  ...fields,
});

export const keptHome = (
  unit: string,
  fields: Partial<UnitSnapshot> = {},
  of: Partial<ShortlistItem> = {},
): ShortlistItem => ({
  project: 'alyasmin-gardens',
  unit,
  keptAt: '2026-11-01T08:00:00.000Z',
  keptState: 'available',
  keptPrice: 900_000,
  known: knownHome({ flat_number: unit, ...fields }),
  asOf: '2026-11-01T08:00:00.000Z',
  ...of,
});
