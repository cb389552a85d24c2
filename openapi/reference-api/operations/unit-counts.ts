import { sql, type RawBuilder } from 'kysely';
import { manyRooms } from '../../../src/domain/rooms';
import type { UnitCount } from '../../../src/domain/search/offers';
import type { SearchFilter } from '../../../src/domain/search/search-filter';
import type { Database } from '../database/tables';
import { conditionsOnUnit, isLargeEnough, isWithinPrice } from './matching-units';

/** SQL condition on `unit`, as the index of what is on offer has it: available, with a price. */
export const isOnOffer = sql<boolean>`unit.state = 'available' and unit.price > 0`;

const always = sql<boolean>`true`;
const firstBySort: Partial<Record<NonNullable<SearchFilter['sort']>, RawBuilder<number>>> = {
  price_desc: sql`min(-unit.price)`,
  area_asc: sql`min(unit.total_area)`,
  area_desc: sql`min(-unit.total_area)`,
  price_per_m2_asc: sql`min(unit.price / nullif(unit.total_area, 0))`,
  price_per_m2_desc: sql`min(-unit.price / nullif(unit.total_area, 0))`,
};

/** Counts the available units that have a price, by project and number of rooms: one reading of the index of what is on offer. */
export async function countUnits(
  database: Database,
  organizationId: number,
  { project_id: project, building_id, unit_ids, price_max, area_min, sort }: SearchFilter,
): Promise<UnitCount[]> {
  const isAffordable = price_max === undefined ? always : isWithinPrice(price_max);
  const isLarge = area_min === undefined ? always : isLargeEnough(area_min);
  const count = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const matches = sql<boolean>`${isAffordable} and ${isLarge}`;
  const first = (sort && firstBySort[sort]) ?? sql<number>`min(unit.price)`;
  const rooms = sql<number>`least(unit.rooms, ${sql.lit(manyRooms)})`;
  let units = database
    .selectFrom('units as unit')
    .where('unit.organization_id', '=', organizationId)
    .where(isOnOffer)
    .where((is) => is.and(conditionsOnUnit({ building_id, unit_ids })));
  if (project !== undefined)
    units = units.where('unit.project_id', 'in', (from) =>
      from
        .selectFrom('projects')
        .select('projects.id')
        .where((is) => is.or([is('projects.id', '=', project), is('projects.slug', '=', project)])),
    );
  return units
    .groupBy(['unit.project_id', rooms])
    .select([
      'unit.project_id as projectId',
      rooms.as('rooms'),
      count(matches).as('matching'),
      count(isLarge).as('atAnyPrice'),
      count(isAffordable).as('ofAnyArea'),
      sql<number | null>`min(unit.price) filter (where ${matches})`.as('priceFrom'),
      sql<number | null>`min(unit.price) filter (where ${isLarge})`.as('lowestPrice'),
      sql<number | null>`${first} filter (where ${matches})`.as('first'),
    ])
    .execute();
}
