import { sql } from 'kysely';
import type { Database, EnquiryKind } from '../database/tables';

/** How many enquiries there are, and how many nobody has been told of. */
export interface EnquiryCounts {
  stored: { kind: EnquiryKind; count: number }[];
  /** Alerts that were not delivered yet, by channel; `oldest_seconds` since the oldest of their enquiries was received. */
  waiting: { channel: string; count: number; oldest_seconds: number }[];
}

/** Counts of all organizations. */
export async function countEnquiries(database: Database): Promise<EnquiryCounts> {
  const count = sql<number>`count(*)::int`.as('count');
  const stored = await database
    .selectFrom('enquiries')
    .select(['kind', count])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  const age = sql<number>`floor(extract(epoch from now() - min(enquiries.created_at)))::int`.as(
    'oldest_seconds',
  );
  const waiting = await database
    .selectFrom('enquiry_alerts')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_alerts.enquiry_id')
    .select(['channel', count, age])
    .groupBy('channel')
    .orderBy('channel')
    .execute();
  return { stored, waiting };
}
