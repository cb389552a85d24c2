import type { components } from '../../../src/api-client/schema';
import { unitFigures } from '../demo/unit-figures';
import { createRandom, type Random } from './random';
import { generateLicence, hoursBefore, projectPhotos } from './shared-values';
import { generateUnits } from './units';
import { advantages, guarantees, nearbyServices, places, projectKinds } from './vocabulary';

type Schemas = components['schemas'];

const unitsPerBuilding = 20;

const published = ['For_Sale', 'Under_Construction', 'Soon_Sale', 'Completed'] as const;

function generateBuildings(
  random: Random,
  project: Parameters<typeof generateUnits>[1],
  units: number,
): Schemas['Building'][] {
  return Array.from({ length: Math.ceil(units / unitsPerBuilding) }, (_, index) => {
    const number = index + 1;
    const building = {
      id: `${project.id}-b${number}`,
      name: { ar: `المبنى ${number}`, en: `Building ${number}` },
    };
    const count = Math.min(unitsPerBuilding, units - index * unitsPerBuilding);
    return { ...building, units: generateUnits(random, project, building, count) };
  });
}

/** Project `number`, from 0, the newest first. The same number is the same project in data of any size. */
export function generateProject(number: number, unitCount: number, draft: boolean): Schemas['Project'] {
  const random = createRandom(`project ${number}`);
  const place = random.pick(places);
  const kind = random.pick(projectKinds);
  const id = `p${String(number + 1).padStart(5, '0')}`;
  const status = draft ? 'Draft' : random.pick(published);
  const name = {
    ar: `${kind.name.ar} ${place.label.ar.replace('حي ', '')} ${number + 1}`,
    en: `${place.label.en} ${kind.name.en} ${number + 1}`,
  };
  const buildings = generateBuildings(random, { id, status, number }, unitCount);
  const [cover, ...gallery] = projectPhotos(number, name);
  const soon = status === 'Soon_Sale';
  return {
    id,
    slug: `${place.id}-${kind.slug}-${number + 1}`,
    name,
    status,
    city: place.city.label,
    district: place.label,
    summary: {
      ar: `وحدات سكنية في ${place.label.ar} ب${place.city.label.ar}.`,
      en: `Homes in ${place.label.en}, ${place.city.label.en}.`,
    },
    description: {
      ar: `مشروع سكني في ${place.label.ar}.\n\nتصاميم واسعة ومساحات خضراء ومواقف مظللة.`,
      en: `A residential project in ${place.label.en}.\n\nWide designs, green areas and shaded parking.`,
    },
    cover,
    gallery,
    coordinates: place.coordinates,
    launch_date: soon ? hoursBefore(-24 * 365 * 20) : null,
    handover_date: hoursBefore(-24 * random.integer(100, 900)).slice(0, 10),
    licence: generateLicence(7_200_000_000 + number, status === 'Completed' ? 'advertising' : 'off_plan'),
    brochure_url: null,
    whatsapp: '0500000001',
    advantages: [...advantages],
    guarantees: [...guarantees],
    after_sales_services: [random.pick(advantages)],
    nearby_services: nearbyServices.map((service) => ({ ...service, distance: random.integer(100, 5000) })),
    buildings,
    ...unitFigures(
      buildings.flatMap(({ units }) => units),
      status,
    ),
    published_at: hoursBefore(number * 12),
    updated_at: hoursBefore(number),
  };
}
