import type { components } from '../../../src/api-client/generated/schema';

type Search = components['schemas']['ApartmentFilter'];

/** What visitors ask for: nothing, little, and much; ordered in every way that reads differently. */
export const searches: readonly Search[] = [
  {},
  { rooms: [3] },
  { city: 'riyadh', rooms: [3], price_max: 1_100_000 },
  { rooms: [2, 3], area_min: 120, sort: 'price_per_m2_asc' },
  { near: ['school', 'mosque'], price_max: 900_000, sort: 'price_asc' },
  { handover: 'ready', sort: 'area_desc' },
  { handover: '2028', district: ['alyasmin', 'alnarjis'], sort: 'newest' },
  { price_max: 1 },
];
