import type { UnitRow } from './unit';

/** An available unit; tests give only the fields that matter to them. */
export const unitRow = (fields: Partial<UnitRow> = {}): UnitRow => ({
  id: 'a-101',
  flat_number: '101',
  floor: 1,
  rooms: 3,
  bathrooms: 2,
  total_area: 150,
  outside_area: null,
  price: 900_000,
  state: 'available',
  ...fields,
});
