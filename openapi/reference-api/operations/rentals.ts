import type { operations } from '../../../src/api-client/generated/schema';
import type { Database } from '../database/tables';
import type { Handler } from './handler';
import { readPage, rowsPerPage } from './pages';
import { optionalUnitAttributes, toIso, withoutNull } from './format-row';

type Query = NonNullable<operations['listRentals']['parameters']['query']>;

function matchingRentals(database: Database, organizationId: number, query: Query) {
  const { status_id: state, has_ac: hasAc, has_kitchen: hasKitchen } = query;
  let rentals = database
    .selectFrom('rentals as rental')
    // Rentals do not reveal a project that is still a draft.
    .leftJoin('projects as project', (join) =>
      join.onRef('project.id', '=', 'rental.project_id').on('project.status', '<>', 'Draft'),
    )
    .where('rental.organization_id', '=', organizationId);
  if (state !== undefined) rentals = rentals.where('rental.state', '=', state);
  if (hasAc !== undefined) {
    rentals = rentals.where('rental.air_conditioning', hasAc ? '=' : 'is distinct from', 'installed');
  }
  if (hasKitchen !== undefined) {
    rentals = rentals.where('rental.kitchen', hasKitchen ? '=' : 'is distinct from', 'fitted');
  }
  return rentals;
}

async function readRentals(
  database: Database,
  organizationId: number,
  query: Query,
  offset: number,
  limit: number,
) {
  const { orderBy = 'published_at', desc } = query;
  const rows = await matchingRentals(database, organizationId, query)
    .selectAll('rental')
    .select(['project.slug as project_slug', 'project.name as project_name'])
    .orderBy(`rental.${orderBy}`, !query.orderBy || desc ? 'desc' : 'asc')
    .orderBy('rental.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ organization_id: _organization, project_id, project_slug, project_name, ...rental }) =>
    withoutNull(
      {
        ...rental,
        project:
          project_id && project_slug && project_name
            ? { id: project_id, slug: project_slug, name: project_name }
            : null,
        published_at: rental.published_at.toISOString(),
        updated_at: toIso(rental.updated_at),
      },
      [...optionalUnitAttributes, 'furnishing', 'updated_at'],
    ),
  );
}

/** Without `orderBy` newest first; `desc` is then ignored. */
export const listRentals: Handler<'listRentals'> = async ({ database, organizationId, query }) =>
  readPage({
    page: query.page ?? 1,
    perPage: query.per_page ?? rowsPerPage.rentals,
    all: matchingRentals(database, organizationId, query),
    rows: (offset, limit) => readRentals(database, organizationId, query, offset, limit),
  });
