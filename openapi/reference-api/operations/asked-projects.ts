import { sql } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import { matcher } from '../../../src/domain/conditions/match';
import { withPlaceIds } from '../../../src/domain/conditions/places-meant';
import { addPlaces, getPlaceIds, type Places } from '../../../src/domain/conditions/places';
import { unitConditions, type UnitConditions } from '../../../src/domain/conditions/table';
import type { ProjectFacts } from '../../../src/domain/conditions/condition';
import { riyadhToday } from '../../../src/lib/riyadh-day';
import type { Database } from '../database/tables';
import { publishedProjects } from './project-queries';

type ApartmentFilter = components['schemas']['ApartmentFilter'];
type ProjectConditions = Pick<UnitConditions, 'status_id' | 'city' | 'district' | 'handover' | 'near'>;

/** A published project as conditions ask for it. */
export interface AskedProject extends ProjectFacts {
  readonly id: string;
  readonly publishedAt: number;
}

/** The published projects, newest first, and what can be asked of them. */
export interface AskedProjects {
  readonly projects: readonly AskedProject[];
  readonly places: Places;
  /** Whether a project meets these conditions. */
  matcherOf(wanted: ProjectConditions): (project: AskedProject) => boolean;
}

/** Whether a filter asks something of projects that is not a column of theirs. */
export const asksForProjects = ({ status_id, city, district, handover, near }: ApartmentFilter): boolean =>
  [status_id, city, handover].some((value) => value !== undefined) ||
  [district, near].some((values) => values !== undefined && values.length > 0);

/** What a filter asks of projects. A value of the contract that the site does not offer, such as Draft, matches nothing. */
export function toProjectConditions(filter: ApartmentFilter): ProjectConditions {
  const { status_id, city, district, handover, near } = filter;
  const by = handover === undefined ? undefined : unitConditions.handover.parameter.parse(handover);
  return {
    ...(status_id !== undefined && { status_id: status_id as Exclude<typeof status_id, 'Draft'> }),
    ...(city !== undefined && { city }),
    ...(district?.length && { district }),
    ...(by !== undefined && { handover: by }),
    ...(near?.length && { near }),
  };
}

/** Reads the published projects as conditions ask for them, with the same rules and places as the site. */
export async function readAskedProjects(
  database: Database,
  organizationId: number,
  project?: string,
): Promise<AskedProjects> {
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
  const today = riyadhToday();
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
    matcherOf: (wanted) => matcher('project', unitConditions, withPlaceIds(wanted, places), today),
  };
}
