import type { Database } from '../database/tables';
import { buildingOrder } from '../operations/units';
import { editableFields, getRevision, sections, type Entry, type Records, type Section } from './records';

/**
 * The organization whose records these are.
 * @throws when there is none, or more than one
 */
export async function readOrganizationId(database: Database): Promise<number> {
  const rows = await database.selectFrom('organizations').select('id').limit(2).execute();
  const [organization] = rows;
  if (!organization)
    throw new Error('The database has no organization yet; `npm run api -- serve` loads one.');
  if (rows.length > 1)
    throw new Error('The database has more than one organization; this command is for one.');
  return organization.id;
}

const readers: Record<Section, (database: Database, organizationId: number) => Promise<object[]>> = {
  profile: (database, id) => database.selectFrom('organizations').selectAll().where('id', '=', id).execute(),
  units: (database, organizationId) =>
    database
      .selectFrom('units as unit')
      .innerJoin('projects as project', 'project.id', 'unit.project_id')
      .innerJoin('buildings as building', 'building.id', 'unit.building_id')
      .select(['unit.id', 'project.slug as project', 'unit.flat_number', 'unit.price', 'unit.state'])
      .where('unit.organization_id', '=', organizationId)
      .orderBy('project.slug')
      .orderBy(buildingOrder)
      .execute(),
  rentals: (database, organizationId) =>
    database
      .selectFrom('rentals as rental')
      .leftJoin('projects as project', 'project.id', 'rental.project_id')
      .selectAll('rental')
      .select('project.slug as project')
      .where('rental.organization_id', '=', organizationId)
      .orderBy('rental.published_at', 'desc')
      .orderBy('rental.id')
      .execute(),
  articles: (database, organizationId) =>
    database
      .selectFrom('blogs')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .execute(),
};

/** Fields that name a record, by section. */
const namingFields: Record<Section, readonly string[]> = {
  profile: [],
  units: ['id', 'project', 'flat_number'],
  rentals: ['id', 'project', 'flat_number'],
  articles: ['id'],
};

function toEntry(section: Section, row: object): Entry {
  // Times become texts.
  const values = JSON.parse(JSON.stringify(row)) as Entry;
  const pick = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  const { id, ...named } = pick(namingFields[section]);
  const fields = pick(editableFields[section]);
  return {
    ...(id === undefined ? {} : { id }),
    revision: getRevision(section, fields),
    ...named,
    ...fields,
  };
}

/** The records of these parts, drafts' units included, in the order in which a file has them. */
export async function readRecords(
  database: Database,
  wanted: readonly Section[] = sections,
): Promise<Records> {
  const organizationId = await readOrganizationId(database);
  const records: Records = {};
  for (const section of wanted) {
    const rows = await readers[section](database, organizationId);
    const entries = rows.map((row) => toEntry(section, row));
    if (section === 'profile') records.profile = entries[0];
    else records[section] = entries;
  }
  return records;
}
