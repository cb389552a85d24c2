import type { ShortlistItem, UnitSnapshot } from './unit-snapshot';

export const unitSnapshot = (fields: Partial<UnitSnapshot> = {}): UnitSnapshot => ({
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

/** A saved unit with that id and flat number. */
export const shortlistItem = (
  unit: string,
  fields: Partial<UnitSnapshot> = {},
  itemFields: Partial<ShortlistItem> = {},
): ShortlistItem => ({
  project: 'alyasmin-gardens',
  unit,
  addedAt: '2026-11-01T08:00:00.000Z',
  stateWhenAdded: 'available',
  priceWhenAdded: 900_000,
  snapshot: unitSnapshot({ flat_number: unit, ...fields }),
  asOf: '2026-11-01T08:00:00.000Z',
  ...itemFields,
});
