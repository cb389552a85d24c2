import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../database/tables';
import { planChanges } from './plan-changes';
import type { Change, Plan } from './plan-entry';
import { readOrganizationId, readRecords } from './read-records';
import { editableFields, isEntry, sections, type Section } from './records';

export interface ApplyOptions {
  /** Overwrite what somebody else changed since the export. */
  force: boolean;
  /** Only say what would change. */
  dryRun: boolean;
}

const tables: Record<Section, string> = {
  profile: 'organizations',
  units: 'units',
  rentals: 'rentals',
  articles: 'blogs',
};

/** Tables whose rows say when they changed. */
const timedTables = ['units', 'rentals'];

/** The database converts the JSON rows by the column types of the table. One statement, however many rows. */
async function updateRows(
  transaction: Transaction<Tables>,
  section: Section,
  rows: readonly object[],
): Promise<void> {
  const table = tables[section];
  const columns = editableFields[section].map((field) => sql`${sql.ref(field)} = changed.${sql.ref(field)}`);
  if (timedTables.includes(table)) columns.push(sql`updated_at = clock_timestamp()`);
  await sql`update ${sql.table(table)} as stored set ${sql.join(columns)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as changed
    where stored.id = changed.id`.execute(transaction);
}

/** Slugs are unique after each statement, so those that change are out of the way first: two articles may swap theirs. */
async function releaseSlugs(transaction: Transaction<Tables>, changes: readonly Change[]): Promise<void> {
  const ids = changes
    .filter(({ fields }) => fields.some(({ field }) => field === 'slug'))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction
    .updateTable('blogs')
    .set({ slug: sql<string>`'changing/' || id` })
    .where('id', 'in', ids)
    .execute();
}

async function storeSection(
  transaction: Transaction<Tables>,
  organizationId: number,
  section: Section,
  changes: readonly Change[],
): Promise<void> {
  const deleted = changes.filter(({ kind }) => kind === 'delete').map(({ id }) => id);
  if (deleted.length > 0) await transaction.deleteFrom('blogs').where('id', 'in', deleted).execute();
  const changed = changes.filter(({ kind }) => kind === 'change');
  if (section === 'articles') await releaseSlugs(transaction, changed);
  if (changed.length > 0) {
    const idOf = ({ id }: Change) => (section === 'profile' ? organizationId : id);
    await updateRows(
      transaction,
      section,
      changed.map((change) => ({ ...change.entry, id: idOf(change) })),
    );
  }
  const added = changes
    .filter(({ kind }) => kind === 'add')
    .map(({ id, entry }) => ({ ...entry, id, organization_id: organizationId }));
  if (added.length > 0)
    await sql`insert into blogs select * from jsonb_populate_recordset(null::blogs, ${JSON.stringify(added)}::jsonb)`.execute(
      transaction,
    );
}

/**
 * Checks a file against the contract and what is stored, and stores all of it in one transaction, or nothing when there
 * is a mistake. Enquiries are neither read nor written.
 */
export async function applyRecords(database: Database, file: unknown, options: ApplyOptions): Promise<Plan> {
  const wanted = isEntry(file) ? sections.filter((section) => section in file) : [];
  return database.transaction().execute(async (transaction) => {
    // Readers and new enquiries go on; whoever else changes these rows waits.
    if (!options.dryRun)
      await sql`lock table organizations, units, rentals, blogs in share row exclusive mode`.execute(
        transaction,
      );
    const { changes, ...plan } = planChanges(await readRecords(transaction, wanted), file, options.force);
    const named = changes.map((change) => (change.kind === 'add' ? { ...change, id: randomUUID() } : change));
    if (plan.mistakes.length === 0 && !options.dryRun) {
      const organizationId = await readOrganizationId(transaction);
      for (const section of sections) {
        const own = named.filter((change) => change.section === section);
        if (own.length > 0) await storeSection(transaction, organizationId, section, own);
      }
    }
    return { ...plan, changes: named };
  });
}
