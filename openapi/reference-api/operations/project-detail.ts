import { sql } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import type { Database } from '../database/tables';
import { notFound } from './http-problem';
import type { Handler } from './handler';
import { projectsWithFigures, summaryColumns, toProjectSummary } from './project-queries';
import { buildingOrder, publishedUnits, readBriefUnits, readUnits } from './units';

type Building = components['schemas']['Building'];

async function readBuildings(
  database: Database,
  organizationId: number,
  projectId: string,
  inBrief: boolean,
): Promise<Building[]> {
  const buildings = await database
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const units = await (inBrief ? readBriefUnits : readUnits)(
    publishedUnits(database, organizationId).where('unit.project_id', '=', projectId).orderBy(buildingOrder),
  );
  return buildings.map((building) => ({
    ...building,
    units: units.filter((unit) => unit.building_id === building.id),
  }));
}

/** By id or slug; where one project's slug is another's id, the id has priority. */
export const getProject: Handler<'getProject'> = async ({ database, organizationId, path, query }) => {
  const row = await projectsWithFigures(database, organizationId)
    .where((where) => where.or([where('project.id', '=', path.id), where('project.slug', '=', path.id)]))
    .select(summaryColumns)
    .select([
      'project.description',
      'project.gallery',
      'project.brochure_url',
      'project.whatsapp',
      'project.advantages',
      'project.guarantees',
      'project.after_sales_services',
      'project.nearby_services',
      'project.payment_plan',
      'project.service_charge',
      'project.progress',
      'project.viewings',
    ])
    .orderBy(sql`project.id = ${path.id}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound(`No published project has the id or slug ${path.id}`);
  const buildings = await readBuildings(database, organizationId, row.id, query.view === 'summary');
  return { data: { ...toProjectSummary(row), buildings } };
};
