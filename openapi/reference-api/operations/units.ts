import { sql } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import type { Database } from '../database/tables';
import { optionalUnitAttributes, toIso, withoutNull } from './format-row';

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

/** The rows of a query of `publishedUnits` in the shape of the contract. */
export async function readUnits(query: ReturnType<typeof publishedUnits>): Promise<Unit[]> {
  const rows = await query.selectAll('unit').select('building.name as building').execute();
  return rows.map(({ organization_id: _organization, position: _position, ...unit }) =>
    withoutNull({ ...unit, updated_at: toIso(unit.updated_at) }, [...optionalUnitAttributes, 'updated_at']),
  );
}

/** The same with what is required of a unit, and its price, alone. */
export const readBriefUnits = (query: ReturnType<typeof publishedUnits>): Promise<Unit[]> =>
  query
    .select([
      'unit.id',
      'unit.project_id',
      'unit.building_id',
      'building.name as building',
      'unit.flat_number',
      'unit.floor',
      'unit.rooms',
      'unit.bathrooms',
      'unit.total_area',
      'unit.price',
      'unit.state',
    ])
    .execute();

/** Buildings in the developer's order, and the units in each. */
export const buildingOrder = sql`building.position, building.id, unit.position, unit.id`;

/** SQL condition on `units` (or its alias) and `project`: the unit is available, has a price and is on sale. */
export const canBeBought = (units: 'units' | 'unit') =>
  sql<boolean>`${sql.ref(`${units}.state`)} = 'available' and ${sql.ref(`${units}.price`)} > 0 and project.status <> 'Soon_Sale'`;
