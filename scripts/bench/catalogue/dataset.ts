import type { Dataset } from '../../../openapi/reference-api/demo/dataset';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { unitFigures } from '../../../openapi/reference-api/demo/unit-figures';
import { generateProject } from '../../../openapi/reference-api/generator/projects';
import { createRandom } from '../../../openapi/reference-api/generator/random';
import { generateUnits } from '../../../openapi/reference-api/generator/units';

export interface BenchProject {
  /** Id and address of the project. */
  slug: string;
  /** Heading of its table. */
  title: string;
  units: number;
  buildings: number;
}

/** They differ only in how many units and buildings they have. The first is what the others are compared with; the last is as high as the contract allows: 200 floors. */
export const benchProjects: readonly BenchProject[] = [
  { slug: 'bench-300', title: '300 units in 6 buildings', units: 300, buildings: 6 },
  { slug: 'bench-3000', title: '3,000 units in 6 buildings', units: 3000, buildings: 6 },
  { slug: 'bench-3000-tower', title: '3,000 units in one building', units: 3000, buildings: 1 },
];

const floors = 200;

/** Spreads units over all floors, at least four on each. */
function onFloor<Unit extends { id: string; building_id: string; floor: number; flat_number: string }>(
  unit: Unit,
  index: number,
  count: number,
): Unit {
  const perFloor = Math.max(4, Math.ceil(count / floors));
  const floor = Math.floor(index / perFloor);
  const number = String((floor + 1) * 100 + (index % perFloor) + 1);
  return { ...unit, id: `${unit.building_id}-${number}`, floor, flat_number: number };
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
    return { ...building, units: made.map((unit, index) => onFloor(unit, index, made.length)) };
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
