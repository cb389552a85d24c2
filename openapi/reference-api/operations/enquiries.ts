import type { EnquiryKind } from '../database/tables';
import { findReceipt, storeEnquiry, type EnquiryFields } from '../enquiries/store-enquiry';
import { unprocessable } from './http-problem';
import type { Call, Handlers } from './handler';
import { publishedProjects } from './project-queries';

type CreateId = Extract<keyof Handlers, `create${string}`>;
type CreateCall = { [Id in CreateId]: Call<Id> }[CreateId];

/** The columns of a body: consent has two of its own. */
function toColumns({ consent, ...fields }: CreateCall['body']): EnquiryFields {
  return consent ? { ...fields, consent_version: consent.version, consent_locale: consent.locale } : fields;
}

/**
 * Stores a body once for each idempotency key and returns its receipt.
 * @param precondition checked only for a new request: a repeated one gets its receipt even if the data has changed since
 */
async function create(kind: EnquiryKind, call: CreateCall, precondition?: () => Promise<void>) {
  const { database, organizationId, headers, body, alerts } = call;
  const idempotencyKey = headers?.['Idempotency-Key'];
  const enquiry = { organizationId, kind, idempotencyKey, fields: toColumns(body), alerts: alerts.channels };
  const earlier = await findReceipt(database, enquiry);
  if (earlier) return { data: earlier };
  await precondition?.();
  const receipt = await storeEnquiry(database, enquiry);
  alerts.wake();
  return { data: receipt };
}

async function requireProject({ database, organizationId, body }: Call<'createProjectInterest'>) {
  const project = await publishedProjects(database, organizationId)
    .where((is) => is.or([is('project.id', '=', body.project_id), is('project.slug', '=', body.project_id)]))
    .select('project.id')
    .executeTakeFirst();
  if (!project) throw unprocessable('project_id', 'exists', 'is not the id or slug of a published project');
}

/** The five requests a visitor can send. */
export const enquiryHandlers: Pick<Handlers, CreateId> = {
  createMaintenance: (call) => create('maintenance', call),
  createContact: (call) => create('contact', call),
  createConsultation: (call) => create('consultation', call),
  createProjectInterest: (call) => create('project_interest', call, () => requireProject(call)),
  createInterest: (call) => create('interest', call),
};
