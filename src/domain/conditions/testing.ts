import { toHomesData, type HomesData, type SourceUnit } from './homes-data';
import type { Places } from './places';

/** Option lists of two cities; Al Shati is a district of both. */
export const places: Places = {
  cities: [
    { id: 'riyadh', label: { ar: 'الرياض', en: 'Riyadh' } },
    { id: 'jeddah', label: { ar: 'جدة', en: 'Jeddah' } },
  ],
  districts: [
    { id: 'alyasmin', parent_id: 'riyadh', label: { ar: 'حي الياسمين', en: 'Al Yasmin' } },
    { id: 'alshati-jeddah', parent_id: 'jeddah', label: { ar: 'حي الشاطئ', en: 'Al Shati' } },
  ],
};

const riyadh = { ar: 'الرياض', en: 'Riyadh' };
const name = { ar: 'مشروع', en: 'Project' };

const unit = (id: string, project_id: string, rest: Partial<SourceUnit>): SourceUnit => ({
  ...{ id, project_id, flat_number: id, building: { ar: 'أ', en: 'A' }, floor: 1, state: 'available' },
  ...{ rooms: 3, total_area: 120, price: 900_000, ...rest },
});

/** Three projects: ready in Riyadh, off-plan in Riyadh, and on sale soon in Jeddah. */
export const homesData = (): HomesData =>
  toHomesData(
    [
      {
        ...{ id: 'ready', slug: 'ready', name, status: 'For_Sale', handover_date: '2026-06-30' },
        ...{ city: riyadh, district: { ar: 'الياسمين', en: 'Alyasmin' } },
      },
      {
        ...{ id: 'off-plan', slug: 'off-plan', name, status: 'For_Sale', handover_date: '2028-03-31' },
        ...{ city: riyadh, district: { ar: 'حي العارض', en: 'Al Arid' } },
      },
      {
        ...{ id: 'soon', slug: 'soon', name, status: 'Soon_Sale', handover_date: null },
        ...{ city: { ar: 'جده', en: 'Jeddah' }, district: { ar: 'حي الشاطئ', en: 'Al Shati' } },
      },
    ],
    [
      unit('r1', 'ready', {}),
      unit('r2', 'ready', { rooms: 4, total_area: 160, price: 1_250_000 }),
      unit('r3', 'ready', { rooms: 4, state: 'sold' }),
      unit('o1', 'off-plan', { rooms: 4, total_area: 150, price: 1_150_000 }),
      unit('o2', 'off-plan', { rooms: 6, total_area: 220, price: 2_000_000 }),
      unit('s1', 'soon', { rooms: 2, price: null }),
    ],
    places,
    (id) => (id === 'ready' ? ['school', 'mosque', 'school'] : ['mosque']),
  );

/** Of the tests. ISO date. */
export const today = '2026-11-25';
