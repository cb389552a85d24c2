import type { components } from '../../api-client/generated/schema';
import { toProjectDetails } from './to-project-details';

type Contract = components['schemas']['Project'];

test('missing lists are empty @10.3', () => {
  const answer = { id: 'a', slug: 'a', buildings: [{ id: 'b' }, null] } as unknown as Contract;
  expect(toProjectDetails(answer)).toMatchObject({
    id: 'a',
    gallery: [],
    advantages: [],
    guarantees: [],
    after_sales_services: [],
    nearby_services: [],
    buildings: [{ id: 'b', units: [] }],
    floor_plans: [],
    unit_photos: [],
  });
});

test('a picture without an address is left out', () => {
  const alt = { ar: '', en: '' };
  const answer = {
    gallery: [
      { url: '', alt },
      { url: 'https://api.example/a.jpg', alt },
    ],
  };
  expect(toProjectDetails(answer as unknown as Contract).gallery).toHaveLength(1);
});

const plan = { id: 'p', url: { ar: 'ar.svg', en: 'en.svg' } };
const photo = { url: 'a.jpg' };

test('plan and photos of units that are as they were known are those of the build @10.3', () => {
  const answer = { buildings: [{ id: 'b', units: [{ id: 'u', floor_plan: { id: 'p' } }] }] };
  const known = { floor_plans: [plan], unit_photos: [photo] };
  expect(toProjectDetails(answer as unknown as Contract, known)).toMatchObject(known);
  expect(toProjectDetails(answer as unknown as Contract)).toMatchObject({ floor_plans: [], unit_photos: [] });
});

test('plans and photos of the answer come before those of the build', () => {
  const now = { ...plan, url: { ar: 'new.svg', en: 'new.svg' } };
  const units = [
    { id: 'u', floor_plan: now, photos: [] },
    { id: 'v', floor_plan: { id: 'p' } },
  ];
  const answer = { buildings: [{ id: 'b', units: units.reverse() }] };
  expect(
    toProjectDetails(answer as unknown as Contract, { floor_plans: [plan], unit_photos: [photo] }),
  ).toMatchObject({ floor_plans: [now], unit_photos: [] });
});

test('what an answer in brief does not say of a home is as it was known @12.34', () => {
  const brief = { id: 'u', price: 2, state: 'sold' };
  const known = {
    ...{ floor_plans: [plan], unit_photos: [photo] },
    buildings: [
      { units: [{ id: 'u', price: 1, state: 'available', floor_plan: { id: 'p' }, bathrooms: 3 }] },
    ],
  };
  const details = toProjectDetails(
    { buildings: [{ id: 'b', units: [brief, { id: 'new' }] }] } as unknown as Contract,
    known,
  );
  expect(details.buildings[0]?.units).toEqual([
    { ...brief, floor_plan: { id: 'p' }, bathrooms: 3 },
    { id: 'new' },
  ]);
  expect(details).toMatchObject({ floor_plans: [plan], unit_photos: [photo] });
});
