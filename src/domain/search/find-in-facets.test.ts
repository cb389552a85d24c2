import type { Facet } from './facets';
import { findInFacets } from './find-in-facets';

const facet = (field: Facet['field'], value: string | null, units: number): Facet => ({
  ...{ field, value, units },
  projects: units > 0 ? 1 : 0,
});

const facets = [
  facet('rooms', '3', 11),
  facet('rooms', null, 40),
  facet('district', 'alnarjis', 10),
  facet('near', 'school', 5),
  facet('near', 'park', 7),
  facet('price_max', null, 9),
  facet('price_max', '920000', 2),
  facet('handover', '2027', 4),
];
const find = findInFacets(facets, { near: ['school'] });

test.each([
  [{ rooms: [3] }, 11],
  [{ rooms: undefined }, 40],
  [{ district: ['alnarjis'] }, 10],
  [{ handover: 2027 }, 4],
  // Kinds of what is near are counted as if each were pressed.
  [{ near: ['school', 'park'] as const }, 7],
  [{ near: [] }, 5],
  [{ price_max: 920_000 }, 2],
])('%j would bring %i homes', (change, units) => expect(find(change)?.units).toBe(units));

test('where nothing matches, the lowest price that there is comes with the limit', () => {
  expect(find({ price_max: undefined })).toMatchObject({ units: 9, lowestPrice: 920_000 });
});

test.each([{ rooms: [5] }, { near: ['school'] as const }, { area_min: 120 }, {}])(
  'nobody has counted %j',
  (change) => expect(find(change)).toBeUndefined(),
);

test('a null that an answer leaves out is null', () => {
  const sparse = [{ field: 'rooms', units: 3, projects: 1 }] as unknown as Facet[];
  expect(findInFacets(sparse, {})({ rooms: undefined })?.units).toBe(3);
});
