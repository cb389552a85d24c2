import type { ApiClient } from '../../../api-client/client';
import { limits } from '../../../api-client/generated/contract-values';
import { retryAfterSeconds, type Problem, type Result } from '../../../api-client/result';
import { forms, type EnquiryBodies } from '../forms';
import { inOtherLanguages, type Enquiry } from './enquiry';
import type { AttemptResult } from './state';

/** Milliseconds after which an attempt is given up. */
const requestTimeout = 20_000;

/** Client errors that pass by themselves. */
const temporary: ReadonlySet<number> = new Set([
  407, // a proxy of the visitor's network asks for a password: it was not the API that answered
  408, // request timeout
  421, // the connection led to the wrong server
  423, // locked
  425, // too early
  429, // too many requests
]);

/**
 * Whether an enquiry that got this status, and no receipt, is sent again. All other 4xx are final: 400, 404, 405, 409 (the
 * idempotency key belongs to something else), 410, 413, 415, 422, and also 401 and 403, which mean that the site was built
 * with a wrong key: a new build may take days, and the visitor can call now. A 2xx without a receipt and a 3xx come from
 * something between the visitor and the API. docs/decisions/0009-outbox.md says why.
 */
export const isRetryable = (status: number): boolean =>
  status < 400 || status >= 500 || temporary.has(status);

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const referencePattern = new RegExp(limits.Reference.pattern);

/** The reference number of a receipt, if the answer is one by the contract. */
function referenceIn(answer: unknown): string | undefined {
  const reference = property(property(answer, 'data'), 'reference');
  return typeof reference === 'string' && referencePattern.test(reference) ? reference : undefined;
}

/** Broken rules by the name of the field in the body; malformed errors are left out. */
function fieldErrorsIn(problem: unknown): Record<string, string> {
  const errors = property(problem, 'errors');
  if (!Array.isArray(errors)) return {};
  const named = errors.flatMap((error: unknown) => {
    const [field, rule] = [property(error, 'field'), property(error, 'rule')];
    return typeof field === 'string' && field !== '' ? [[field, typeof rule === 'string' ? rule : '']] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

/** Whether a refusal says that the project or unit that the enquiry is about is no longer offered. */
function isSubjectRemoved({ form, body }: Enquiry, status: number, fields: Record<string, string>): boolean {
  // Where the visitor chooses the project, it is a field to fix.
  const isChosen = 'project_id' in forms[form];
  const hasSubject = !isChosen && (body.project_id !== undefined || body.unit_id !== undefined);
  const isMissing = status === 404 || status === 410;
  return hasSubject && (isMissing || 'project_id' in fields || 'unit_id' in fields);
}

/** What the API's answer means for an enquiry. */
export function attemptResult(enquiry: Enquiry, result: Result<unknown>): AttemptResult {
  if (result.ok) {
    // A captive portal or a proxy also answers 200: only a receipt says that the API has it.
    const reference = referenceIn(result.value);
    return reference === undefined ? { kind: 'failed' } : { kind: 'accepted', reference };
  }
  if (result.failure.kind !== 'problem') return { kind: 'failed' };
  const { status, problem, retryAfter } = result.failure;
  if (isRetryable(status)) return { kind: 'failed', retryAfter };
  const fields = fieldErrorsIn(problem);
  return { kind: 'refused', fields, removed: isSubjectRemoved(enquiry, status, fields) };
}

function post(api: ApiClient, { form, body }: Enquiry, key: string, signal: AbortSignal) {
  // `keepalive`: the request goes on when the visitor leaves right after pressing the button.
  const options = { params: { header: { 'Idempotency-Key': key } }, signal, keepalive: true };
  switch (form) {
    case 'maintenance':
      return api.POST('/public/maintenances/create', { body, ...options });
    case 'contact':
      return api.POST('/public/contactus/create', { body, ...options });
    case 'consultation':
      return api.POST('/public/consultation/create', { body, ...options });
    case 'project_interest':
      return api.POST('/public/project-interested/create', { body, ...options });
    case 'interest':
      return api.POST('/public/interested/create', { body, ...options });
  }
}

/**
 * A call's answer as it came. Not by `toResult`, whose check of the whole answer is a chunk of its own that may not have
 * loaded: a receipt counts all the same, and {@link attemptResult} checks what it reads.
 */
async function toUncheckedResult(call: ReturnType<typeof post>): Promise<Result<unknown>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { ok: true, value: data };
    const { status } = response;
    const problem = error as Problem | undefined;
    return {
      ok: false,
      failure: { kind: 'problem', status, problem, retryAfter: retryAfterSeconds(response) },
    };
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}

/** The API has the key of this request already, with another body. */
const isKeyTaken = (result: AttemptResult): boolean =>
  result.kind === 'refused' && 'Idempotency-Key' in result.fields;

/** For an API that does not know what was searched for: its words are in the note, as far as they fit. */
function withSearchInNote(enquiry: Enquiry): Enquiry {
  const { search, ...body } = enquiry.body as EnquiryBodies['interest'];
  const note = [...[body.note, search].filter(Boolean).join('\n')];
  const whole = note.slice(0, limits.Note.maxLength).join('');
  return { ...enquiry, body: { ...body, note: whole } } as Enquiry;
}

/**
 * Sends an enquiry once. Never rejects. A key stands for the same words in any language: where the API has it for another
 * body, it has them in another language, and gives its receipt for those.
 */
export async function sendOnce(api: ApiClient, enquiry: Enquiry, key: string): Promise<AttemptResult> {
  const answer = await sendBody(api, enquiry, key);
  const isSearchUnknown = answer.kind === 'refused' && 'search' in answer.fields;
  if (isSearchUnknown) return sendOnce(api, withSearchInNote(enquiry), key);
  if (!isKeyTaken(answer)) return answer;
  for (const translated of inOtherLanguages(enquiry)) {
    const earlier = await sendBody(api, translated, key);
    if (!isKeyTaken(earlier)) return earlier;
  }
  return answer;
}

async function sendBody(api: ApiClient, enquiry: Enquiry, key: string): Promise<AttemptResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeout);
  const result = await toUncheckedResult(post(api, enquiry, key, controller.signal));
  clearTimeout(timer);
  return attemptResult(enquiry, result);
}
