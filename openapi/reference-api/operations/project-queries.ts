import { sql } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import type { Database } from '../database/tables';
import { toIso } from './format-row';
import { canBeBought } from './units';

type ProjectStatus = components['schemas']['ProjectStatus'];
type NumberRange = components['schemas']['NumberRange'];

/** Query of the published projects of an organization (in one status), without columns. */
export function publishedProjects(database: Database, organizationId: number, status?: ProjectStatus) {
  const projects = database
    .selectFrom('projects as project')
    .where('project.organization_id', '=', organizationId)
    .where('project.status', '<>', 'Draft');
  return status === undefined ? projects : projects.where('project.status', '=', status);
}

/**
 * The same with the `figures` of their units. A lateral join, so that a page of nine projects counts only the units
 * of these nine.
 */
export function projectsWithFigures(database: Database, organizationId: number, status?: ProjectStatus) {
  return publishedProjects(database, organizationId, status).innerJoinLateral(
    (from) =>
      from
        .selectFrom('units')
        .whereRef('units.project_id', '=', 'project.id')
        .select([
          sql<number>`count(*)::int`.as('total_units'),
          sql<number>`(count(*) filter (where ${canBeBought('units')}))::int`.as('available_units'),
          sql<number | null>`min(units.rooms)`.as('rooms_min'),
          sql<number | null>`max(units.rooms)`.as('rooms_max'),
          sql<number | null>`min(units.total_area)`.as('area_min'),
          sql<number | null>`max(units.total_area)`.as('area_max'),
          sql<number | null>`min(units.price) filter (where units.state = 'available')`.as('price_from'),
        ])
        .as('figures'),
    (join) => join.onTrue(),
  );
}

/** Columns of `projectsWithFigures` for a ProjectSummary. */
export const summaryColumns = [
  'project.id',
  'project.slug',
  'project.name',
  'project.status',
  'project.city',
  'project.district',
  'project.summary',
  'project.cover',
  'project.coordinates',
  'project.launch_date',
  'project.handover_date',
  'project.delivered_on',
  'project.licence',
  'project.published_at',
  'project.updated_at',
  'figures.total_units',
  'figures.available_units',
  'figures.rooms_min',
  'figures.rooms_max',
  'figures.area_min',
  'figures.area_max',
  'figures.price_from',
] as const;

interface FigureColumns {
  rooms_min: number | null;
  rooms_max: number | null;
  area_min: number | null;
  area_max: number | null;
  launch_date: Date | null;
  published_at: Date;
  updated_at: Date;
}

const toRange = (min: number | null, max: number | null): NumberRange | null =>
  min === null || max === null ? null : { min, max };

/** A row of `summaryColumns` (and more) in the shape of the contract. */
export function toProjectSummary<Row extends FigureColumns>(row: Row) {
  const { rooms_min, rooms_max, area_min, area_max, ...project } = row;
  return {
    ...project,
    rooms: toRange(rooms_min, rooms_max),
    total_area: toRange(area_min, area_max),
    launch_date: toIso(row.launch_date),
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
