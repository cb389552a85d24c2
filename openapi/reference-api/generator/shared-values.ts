import type { components } from '../../../src/api-client/generated/schema';

type Schemas = components['schemas'];
type Text = Schemas['LocalizedText'];

const hour = 60 * 60 * 1000;

/** Time of the newest record; fixed, so that the data is the same each time. */
const newest = Date.UTC(2026, 5, 30, 9);

/** ISO 8601 in UTC: `hours` before the newest record, after it when negative. */
export const hoursBefore = (hours: number): string => new Date(newest - hours * hour).toISOString();

/** A licence that expires long after every test. */
export const generateLicence = (number: number, kind: Schemas['Licence']['kind']): Schemas['Licence'] => ({
  kind,
  number: String(number),
  expires_at: hoursBefore(-24 * 365 * 20).slice(0, 10),
  url: `https://licence.example.sa/${number}`,
});

/** Projects of the demo data whose photographs generated ones use; three of each. */
const photographed = [
  'alyasmin-gardens',
  'almalqa-terraces',
  'alnarjis-residence',
  'alrabwa-heights',
  'qurtubah-villas',
] as const;

const photoCount = 3;

/** Photographs of a project, the cover first. Different numbers show different projects. */
export function projectPhotos(number: number, alt: Text): [Schemas['Image'], ...Schemas['Image'][]] {
  const name = photographed[number % photographed.length] ?? photographed[0];
  const photo = (index: number) => ({ url: `/media/projects/${name}-${index + 1}.jpg`, alt });
  return [photo(0), ...Array.from({ length: photoCount - 1 }, (_, index) => photo(index + 1))];
}

/** One of the covers of the demo data's articles. */
export const blogCover = (number: number, alt: Text): Schemas['Image'] => ({
  url: `/media/blogs/cover-${(number % 6) + 1}.jpg`,
  alt,
});

const planTypes = ['a', 'b', 'c', 'd'] as const;

/** The plan that goes with a count of rooms. */
export function floorPlan(rooms: number): Schemas['FloorPlan'] {
  const type = planTypes[Math.min(Math.max(rooms - 2, 0), planTypes.length - 1)] ?? 'a';
  const letter = type.toUpperCase();
  return {
    id: `type-${type}`,
    name: { ar: `نموذج ${letter}`, en: `Type ${letter}` },
    url: { ar: `/media/floorplans/type-${type}.ar.svg`, en: `/media/floorplans/type-${type}.en.svg` },
  };
}
