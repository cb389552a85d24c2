import type { Selectable } from 'kysely';
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
}

/** All kinds of enquiries. */
export const enquiryKinds: readonly EnquiryKind[] = [
  'maintenance',
  'contact',
  'consultation',
  'project_interest',
  'interest',
];

/** Enquiries of all organizations, oldest first. */
export async function readEnquiries(database: Database, { kind, since }: EnquiryFilter): Promise<Enquiry[]> {
  let enquiries = database.selectFrom('enquiries').orderBy('created_at').orderBy('id');
  if (kind) enquiries = enquiries.where('kind', '=', kind);
  if (since) enquiries = enquiries.where('created_at', '>=', new Date(since));
  const rows = await enquiries
    .select([
      'reference',
      'created_at',
      'kind',
      'full_name',
      'mobile',
      'email',
      'location',
      'maintenance_type',
    ])
    .select(['description', 'consultation', 'rooms', 'note', 'project_id', 'unit_id', 'locale', 'page_path'])
    .select(['unit_label', 'urgency', 'marketing_consent'])
    .execute();
  return rows.map(({ reference, created_at, ...row }) => ({
    reference,
    received_at: created_at.toISOString(),
    ...row,
  }));
}
