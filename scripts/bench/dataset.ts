/** Data for measuring: projects that differ in nothing but how many homes they have, and in how many buildings. */
import type { Dataset } from '../../openapi/reference-api/demo/dataset';
import { generateDataset } from '../../openapi/reference-api/generator';
import { unitFigures } from '../../openapi/reference-api/demo/unit-figures';
import { generateProject } from '../../openapi/reference-api/generator/projects';
import { createRandom } from '../../openapi/reference-api/generator/random';
import { generateUnits } from '../../openapi/reference-api/generator/units';

export interface BenchProject {
  /** Id and address of the project. */
  slug: string;
  /** Heading of its table. */
  title: string;
  units: number;
  buildings: number;
}

/** The first is what the others are compared with; the last is as high as the contract allows: 200 floors. */
export const benchProjects: readonly BenchProject[] = [
  { slug: 'bench-300', title: '300 homes in 6 buildings', units: 300, buildings: 6 },
  { slug: 'bench-3000', title: '3,000 homes in 6 buildings', units: 3000, buildings: 6 },
  { slug: 'bench-3000-tower', title: '3,000 homes in one building', units: 3000, buildings: 1 },
];

const floors = 200;

/** Puts a unit where it stands when the building is full up to the highest floor, at least four on each. */
function onFloor<Unit extends { id: string; building_id: string; floor: number; flat_number: string }>(
  unit: Unit,
  place: number,
  count: number,
): Unit {
  const perFloor = Math.max(4, Math.ceil(count / floors));
  const floor = Math.floor(place / perFloor);
  const flat = String((floor + 1) * 100 + (place % perFloor) + 1);
  return { ...unit, id: `${unit.building_id}-${flat}`, floor, flat_number: flat };
}

function makeProject({ slug, units, buildings }: BenchProject, number: number): Dataset['projects'][number] {
  const random = createRandom(slug);
  const project = { id: slug, status: 'For_Sale' as const, number };
  const made = Array.from({ length: buildings }, (_, index) => {
    const building = {
      id: `${slug}-b${index + 1}`,
      name: { ar: `المبنى ${index + 1}`, en: `Building ${index + 1}` },
    };
    const made = generateUnits(random, project, building, units / buildings);
    return { ...building, units: made.map((unit, place) => onFloor(unit, place, made.length)) };
  });
  return {
    ...generateProject(number, 0, false),
    id: slug,
    slug,
    status: project.status,
    launch_date: null,
    buildings: made,
    ...unitFigures(
      made.flatMap((building) => building.units),
      project.status,
    ),
  };
}

/** The generated data with the projects to measure behind a small one, which the build weighs. */
export function benchDataset(): Dataset {
  const dataset = generateDataset({ projects: 1, units: 20, rentals: 1, blogs: 1 });
  const made = benchProjects.map((project, index) => makeProject(project, index + 1));
  return { ...dataset, projects: [...dataset.projects, ...made] };
}
