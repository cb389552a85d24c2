import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';
import { queueAlerts } from '../alerts/alert-queue';
import type { AlertChannelName, Database, EnquiryKind, EnquiryTable } from '../database/tables';
import { unprocessable } from '../operations/http-problem';

type Receipt = components['schemas']['EnquiryReceipt'];

/** Columns from the request: any of the five bodies of the contract. */
export type EnquiryFields = Omit<
  Insertable<EnquiryTable>,
  'kind' | 'organization_id' | 'idempotency_key' | 'request_hash' | 'marketing_consent'
> & { marketing_consent?: boolean };

export interface NewEnquiry {
  /** Alerts that are stored with it. */
  alerts: readonly AlertChannelName[];
  organizationId: number;
  kind: EnquiryKind;
  idempotencyKey: string | undefined;
  fields: EnquiryFields;
}

/** Equal for equal kinds and fields, in any order. */
function hashRequest({ kind, fields }: NewEnquiry): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}

const toReceipt = (row: { reference: string; created_at: Date }): Receipt => ({
  reference: row.reference,
  received_at: row.created_at.toISOString(),
});

/**
 * The earlier receipt of this idempotency key, if there is one.
 * @throws HttpProblem 422 when the key was used for another request
 */
export async function findReceipt(database: Database, enquiry: NewEnquiry): Promise<Receipt | undefined> {
  if (enquiry.idempotencyKey === undefined) return undefined;
  const row = await database
    .selectFrom('enquiries')
    .select(['reference', 'created_at', 'request_hash'])
    .where('organization_id', '=', enquiry.organizationId)
    .where('idempotency_key', '=', enquiry.idempotencyKey)
    .executeTakeFirst();
  if (row && row.request_hash !== hashRequest(enquiry)) {
    throw unprocessable('Idempotency-Key', 'conflict', 'was used before with another request');
  }
  return row && toReceipt(row);
}

/**
 * Stores an enquiry as it was typed. Of simultaneous requests with one key, the unique constraint of the table lets the
 * first one through; the others wait for it and get its receipt.
 * Its alerts are stored in the same transaction: there is none without the other.
 * @throws HttpProblem 422 when another request has used the key in the meantime
 */
export async function storeEnquiry(database: Database, enquiry: NewEnquiry): Promise<Receipt> {
  const row = await database.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('enquiries')
      .values({
        ...enquiry.fields,
        marketing_consent: enquiry.fields.marketing_consent ?? false,
        kind: enquiry.kind,
        organization_id: enquiry.organizationId,
        idempotency_key: enquiry.idempotencyKey ?? null,
        request_hash: hashRequest(enquiry),
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'idempotency_key']).doNothing())
      .returning(['id', 'reference', 'created_at'])
      .executeTakeFirst();
    if (stored) await queueAlerts(transaction, stored.id, enquiry.alerts);
    return stored;
  });
  const receipt = row ? toReceipt(row) : await findReceipt(database, enquiry);
  if (!receipt) throw new Error('The enquiry was neither stored nor found');
  return receipt;
}
