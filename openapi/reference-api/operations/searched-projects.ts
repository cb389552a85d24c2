import { sql } from 'kysely';
import { addPlaces, getPlaceIds } from '../../../src/domain/conditions/places';
import type { SearchedProjects } from '../../../src/domain/search/search-filter';
import type { Database } from '../database/tables';
import { publishedProjects } from './project-queries';

/** Reads the published projects as a search asks for them. @param project id or slug of the only one */
export async function readSearchedProjects(
  database: Database,
  organizationId: number,
  project?: string,
): Promise<SearchedProjects> {
  let published = publishedProjects(database, organizationId);
  if (project !== undefined)
    published = published.where((is) =>
      is.or([is('project.id', '=', project), is('project.slug', '=', project)]),
    );
  const [rows, lookups] = await Promise.all([
    published
      .select([
        'project.id',
        'project.status',
        'project.city',
        'project.district',
        'project.handover_date',
        'project.published_at',
        sql<string[] | null>`jsonb_path_query_array(project.nearby_services, '$[*].category')`.as('near'),
      ])
      .orderBy('project.published_at', 'desc')
      .orderBy('project.id')
      .execute(),
    database
      .selectFrom('lookups')
      .where('organization_id', '=', organizationId)
      .where('category', 'in', ['cities', 'districts'])
      .orderBy('position')
      .select(['category', 'id', 'label', 'parent_id'])
      .execute(),
  ]);
  const places = addPlaces(rows, {
    cities: lookups.filter(({ category }) => category === 'cities'),
    districts: lookups.filter(({ category }) => category === 'districts'),
  });
  return {
    projects: rows.map((row) => ({
      id: row.id,
      status: row.status,
      handover: row.handover_date,
      near: row.near ?? [],
      publishedAt: row.published_at.getTime(),
      ...getPlaceIds(row, places),
    })),
    places,
  };
}
