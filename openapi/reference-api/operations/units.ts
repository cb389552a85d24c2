import { sql } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import type { Database, UnitTable } from '../database/tables';
import { optionalUnitAttributes, toIso, withoutNull } from './format-row';
import type { Selectable } from 'kysely';

type Unit = components['schemas']['Unit'];

/** Query of the units in published projects of an organization, with their `building` and `project`, without columns. */
export function publishedUnits(database: Database, organizationId: number) {
  return database
    .selectFrom('units as unit')
    .innerJoin('projects as project', 'project.id', 'unit.project_id')
    .innerJoin('buildings as building', 'building.id', 'unit.building_id')
    .where('unit.organization_id', '=', organizationId)
    .where('project.status', '<>', 'Draft');
}

/** Columns for `toUnit`. */
export const unitColumns = [
  'unit.id',
  'unit.project_id',
  'unit.building_id',
  'building.name as building',
  'unit.flat_number',
  'unit.floor',
  'unit.rooms',
  'unit.bathrooms',
  'unit.total_area',
  'unit.outside_area',
  'unit.air_conditioning',
  'unit.kitchen',
  'unit.electricity',
  'unit.water',
  'unit.parking_spaces',
  'unit.floor_plan',
  'unit.photos',
  'unit.price',
  'unit.state',
  'unit.updated_at',
] as const;

type UnitRow = Omit<Selectable<UnitTable>, 'organization_id' | 'position'> & { building: Unit['building'] };

/** A row of `unitColumns` in the shape of the contract. */
export function toUnit(row: UnitRow): Unit {
  return withoutNull({ ...row, updated_at: toIso(row.updated_at) }, [
    ...optionalUnitAttributes,
    'updated_at',
  ]);
}

/** Buildings in the developer's order, and the units in each. */
export const buildingOrder = sql`building.position, building.id, unit.position, unit.id`;

/** SQL condition on `units` (or its alias) and `project`: the unit is available, has a price and is on sale. */
export const canBeBought = (units: 'units' | 'unit') =>
  sql<boolean>`${sql.ref(`${units}.state`)} = 'available' and ${sql.ref(`${units}.price`)} > 0 and project.status <> 'Soon_Sale'`;
