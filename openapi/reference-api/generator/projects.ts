import type { components } from '../../../src/api-client/generated/schema';
import { unitFigures } from '../demo/unit-figures';
import { createRandom, type Random } from './random';
import { generateLicence, hoursBefore, projectPhotos } from './shared-values';
import { generateUnits } from './units';
import { advantages, guarantees, nearbyServices, paymentPlan, places, projectKinds } from './vocabulary';

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

/** When homes of a project that is for sale can be seen: long after every test. */
const generateViewings = (id: string): Schemas['Viewing'][] => [
  { id: `${id}-view`, starts_at: hoursBefore(-24 * 365 * 20), ends_at: hoursBefore(-24 * 365 * 20 - 3) },
];

const generateProgress = (photos: Schemas['Image'][]): Schemas['ProgressReport'][] =>
  [60, 30].map((percent, index) => ({
    date: hoursBefore(24 * 60 * (index + 1)).slice(0, 10),
    text: { ar: `اكتمل ${percent}% من أعمال البناء.`, en: `${percent}% of the building work is complete.` },
    percent,
    photos: index === 0 ? photos : [],
  }));

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
    delivered_on: status === 'Completed' ? hoursBefore(24 * (number + 30)).slice(0, 10) : null,
    licence: generateLicence(7_200_000_000 + number, status === 'Completed' ? 'advertising' : 'off_plan'),
    brochure_url: null,
    whatsapp: '0500000001',
    advantages: [...advantages],
    guarantees: [...guarantees],
    after_sales_services: [random.pick(advantages)],
    nearby_services: nearbyServices.map((service) => ({ ...service, distance: random.integer(100, 5000) })),
    payment_plan: status === 'For_Sale' ? paymentPlan : null,
    service_charge: number % 2 === 0 ? 20 + (number % 25) : null,
    ...(status === 'Under_Construction' ? { progress: generateProgress(gallery) } : {}),
    ...(status === 'For_Sale' ? { viewings: generateViewings(id) } : {}),
    buildings,
    ...unitFigures(
      buildings.flatMap(({ units }) => units),
      status,
    ),
    published_at: hoursBefore(number * 12),
    updated_at: hoursBefore(number),
  };
}
