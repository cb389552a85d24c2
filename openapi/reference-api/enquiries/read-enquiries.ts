import { sql, type Selectable } from 'kysely';
import type { Database, EnquiryKind, EnquiryTable } from '../database/tables';

/** An enquiry for operators. Times are ISO 8601 in UTC. */
export type Enquiry = Omit<
  Selectable<EnquiryTable>,
  'id' | 'organization_id' | 'idempotency_key' | 'request_hash' | 'created_at'
> & { received_at: string };

export interface EnquiryFilter {
  kind?: EnquiryKind;
  /** ISO 8601: received at this time or later. */
  since?: string;
  /** Received more than this many days ago. */
  older_than?: number;
}

/** All kinds of enquiries. */
export const enquiryKinds: readonly EnquiryKind[] = [
  'maintenance',
  'contact',
  'consultation',
  'project_interest',
  'interest',
];

/** The time that is so many days ago, by the clock of the database. */
export const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`;

/** What an enquiry says besides its reference and its time, in the order in which operators read it. */
export const enquiryColumns = [
  'kind',
  'full_name',
  'mobile',
  'email',
  'location',
  'maintenance_type',
  'urgency',
  'description',
  'consultation',
  'rooms',
  'search',
  'note',
  'project_id',
  'unit_id',
  'unit_label',
  'locale',
  'page_path',
  'marketing_consent',
  'consent_version',
  'consent_locale',
] as const;

const selectEnquiries = (database: Database) =>
  database.selectFrom('enquiries').select(['reference', 'created_at', ...enquiryColumns]);

type Row = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['executeTakeFirstOrThrow']>>;

const toEnquiry = ({ reference, created_at, ...row }: Row): Enquiry => ({
  reference,
  received_at: created_at.toISOString(),
  ...row,
});

/** One enquiry by its id; undefined when it was erased. */
export async function readEnquiry(database: Database, id: number): Promise<Enquiry | undefined> {
  const row = await selectEnquiries(database).where('id', '=', id).executeTakeFirst();
  return row && toEnquiry(row);
}

/** Enquiries of all organizations, oldest first. */
export async function readEnquiries(database: Database, filter: EnquiryFilter): Promise<Enquiry[]> {
  const { kind, since, older_than: days } = filter;
  let enquiries = selectEnquiries(database).orderBy('created_at').orderBy('id');
  if (kind) enquiries = enquiries.where('kind', '=', kind);
  if (since) enquiries = enquiries.where('created_at', '>=', new Date(since));
  if (days) enquiries = enquiries.where('created_at', '<', daysAgo(days));
  return (await enquiries.execute()).map(toEnquiry);
}
