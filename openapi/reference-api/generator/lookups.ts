import type { Dataset } from '../demo/dataset';
import { places } from './vocabulary';

const cities = [...new Map(places.map(({ city }) => [city.id, city])).values()];

/** Options that go with the generated places. */
export const lookups: Dataset['lookups'] = {
  'maintenance-types': [
    { id: 'plumbing', label: { ar: 'سباكة', en: 'Plumbing' } },
    { id: 'electricity', label: { ar: 'كهرباء', en: 'Electricity' } },
    { id: 'air-conditioning', label: { ar: 'تكييف', en: 'Air conditioning' } },
  ],
  rooms: ['1', '2', '3', '4', '5'].map((id) => ({ id, label: { ar: id, en: id } })),
  cities: cities.map(({ id, label }) => ({ id, label })),
  districts: places.map(({ id, label, city }) => ({ id, label, parent_id: city.id })),
};
