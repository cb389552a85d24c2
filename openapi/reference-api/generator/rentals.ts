import type { components } from '../../../src/api-client/generated/schema';
import { createRandom } from './random';
import { generateLicence, hoursBefore } from './shared-values';
import { unitAttributes } from './units';
import { places } from './vocabulary';

type Schemas = components['schemas'];

/** Rental `number`, from 0, the newest first; half of them stand in one of `projects`. */
export function generateRental(number: number, projects: readonly Schemas['Project'][]): Schemas['Rental'] {
  const random = createRandom(`rental ${number}`);
  const attributes = unitAttributes(random, number % 20, number);
  const place = random.pick(places);
  const project = random.chance(0.5) ? projects[random.integer(0, projects.length - 1)] : undefined;
  const building = random.integer(1, 6);
  return {
    ...attributes,
    id: `r${String(number + 1).padStart(5, '0')}`,
    building: { ar: `المبنى ${building}`, en: `Building ${building}` },
    title: {
      ar: `شقة من ${attributes.rooms} غرف في ${place.label.ar}`,
      en: `${attributes.rooms}-room flat in ${place.label.en}`,
    },
    description: {
      ar: 'قريبة من الخدمات، ومواقفها خاصة.',
      en: 'Close to services, with private parking.',
    },
    city: project?.city ?? place.city.label,
    district: project?.district ?? place.label,
    annual_rent: 18_000 + attributes.rooms * 9_000 + random.integer(0, 20) * 500,
    state: random.pick(['available', 'available', 'reserved', 'rented']),
    furnishing: ([undefined, 'unfurnished', 'partly_furnished', 'furnished'] as const)[number % 4],
    project: project ? { id: project.id, slug: project.slug, name: project.name } : null,
    licence: generateLicence(7_300_000_000 + number, 'advertising'),
    published_at: hoursBefore(number * 3),
  };
}
