import type { Dataset } from '../demo/dataset';

/** A row as JSON: column names and values. Missing columns become null. */
export type JsonRow = Record<string, unknown>;

/** Rows of one table, in an order that foreign keys allow. */
export interface TableRows {
  table: string;
  rows: JsonRow[];
}

/** Computed from the units, or rows of other tables. */
const notProjectColumns = [
  'buildings',
  'available_units',
  'total_units',
  'rooms',
  'total_area',
  'price_from',
];

const omit = (row: object, keys: readonly string[]): JsonRow =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

/** Turns a data set into rows of the organization with the id `organization_id`. */
export function toRows(dataset: Dataset, organization_id: number): TableRows[] {
  const projects = dataset.projects.map((project) => ({
    ...omit(project, notProjectColumns),
    progress: project.progress ?? [],
    viewings: project.viewings ?? [],
    organization_id,
  }));
  const buildings = dataset.projects.flatMap((project) =>
    project.buildings.map(({ id, name }, position) => ({ id, name, position, project_id: project.id })),
  );
  const units = dataset.projects.flatMap((project) =>
    project.buildings.flatMap((building) =>
      building.units.map((unit, position) => ({
        ...omit(unit, ['building']),
        photos: unit.photos ?? [],
        project_id: project.id,
        building_id: building.id,
        position,
        organization_id,
      })),
    ),
  );
  const rentals = dataset.rentals.map(({ project, ...rental }) => ({
    ...rental,
    photos: rental.photos ?? [],
    project_id: project?.id ?? null,
    organization_id,
  }));
  const blogs = dataset.blogs.map((blog) => ({ ...blog, tags: blog.tags ?? [], organization_id }));
  const lookups = Object.entries(dataset.lookups).flatMap(([category, options]) =>
    options.map((option, position) => ({ ...option, category, position, organization_id })),
  );
  return Object.entries({ projects, buildings, units, rentals, blogs, lookups }).map(([table, rows]) => ({
    table,
    rows,
  }));
}
