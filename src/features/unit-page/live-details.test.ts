import type { ProjectDetails } from '../projects';
import { liveDetails, unitsInstead } from './live-details';

const unit = (id: string, fields: object = {}) => ({
  ...{ id, flat_number: id, floor: 1, rooms: 3, bathrooms: 2, total_area: 150, price: 900_000 },
  ...{ state: 'available', floor_plan: { id: 'p1' }, updated_at: '2026-11-20T00:00:00Z' },
  ...fields,
});

const project = {
  ...{ slug: 'yasmin', status: 'For_Sale', floor_plans: [{ id: 'p1' }, { id: 'p2' }], unit_photos: [] },
  buildings: [
    { id: 'a', name: { ar: 'أ', en: 'A' }, units: [unit('101'), unit('102', { state: 'sold' })] },
    { id: 'b', name: { ar: 'ب', en: 'B' }, units: [unit('201', { rooms: 4 })] },
  ],
} as unknown as ProjectDetails;

test('a unit is found in the answer of the API with its building, plan and similar units @11.6', () => {
  const details = liveDetails(project, '101');
  expect(details).toMatchObject({
    ...{ unit: { id: '101', updated_at: '2026-11-20T00:00:00Z' }, building: { id: 'a' } },
    ...{ media: { floor_plans: [{ id: 'p1' }] } },
  });
  expect(details?.media.floor_plans).toHaveLength(1);
  expect(details?.similar.map(({ id, building }) => [id, building.en])).toEqual([['201', 'B']]);
});

test('a unit that the project does not have any more is none, and others are offered @11.6', () => {
  expect(liveDetails(project, '999')).toBeUndefined();
  expect(unitsInstead(project, undefined).map(({ id }) => id)).toEqual(['101', '201']);
});

test('a unit that may be one of those that cannot be read is as it was known @10.4', () => {
  const known = liveDetails(project, '101');
  const unread: ProjectDetails = { ...project, has_unread_units: true };
  expect(liveDetails(unread, '999', known)).toBe(known);
  expect(liveDetails(project, '999', known)).toBeUndefined();
});
