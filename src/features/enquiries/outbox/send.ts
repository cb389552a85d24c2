/** One attempt to deliver an enquiry. */
import type { ApiClient } from '../../../api-client/client';
import { retryAfterSeconds, type Problem, type Result } from '../../../api-client/result';
import type { Enquiry } from './enquiry';
import type { Answer } from './outbox-state';
import { faultsIn, isGone, referenceIn, verdictOf } from './verdict';

/** Milliseconds after which an attempt is given up. */
const timeLimit = 20_000;

/** What an answer of the API means to an enquiry. */
export function answerOf(enquiry: Enquiry, result: Result<unknown>): Answer {
  if (result.ok) {
    // A portal of a hotel or a proxy also answers 200: only a receipt says that the API has it.
    const reference = referenceIn(result.value);
    return reference === undefined ? { kind: 'failed' } : { kind: 'taken', reference };
  }
  if (result.failure.kind !== 'problem') return { kind: 'failed' };
  const { status, problem, retryAfter } = result.failure;
  if (verdictOf(status) === 'later') return { kind: 'failed', retryAfter };
  const fields = faultsIn(problem);
  return { kind: 'refused', fields, gone: isGone(enquiry, status, fields) };
}

function post(api: ApiClient, { form, body }: Enquiry, key: string, signal: AbortSignal) {
  // `keepalive`: the request goes on when the visitor leaves right after pressing the button.
  const more = { params: { header: { 'Idempotency-Key': key } }, signal, keepalive: true };
  switch (form) {
    case 'maintenance':
      return api.POST('/public/maintenances/create', { body, ...more });
    case 'contact':
      return api.POST('/public/contactus/create', { body, ...more });
    case 'consultation':
      return api.POST('/public/consultation/create', { body, ...more });
    case 'project_interest':
      return api.POST('/public/project-interested/create', { body, ...more });
    case 'interest':
      return api.POST('/public/interested/create', { body, ...more });
  }
}

/**
 * A call's answer as it came. Not by `settle`, whose check of the whole answer is code of its own that may not have come:
 * a receipt counts all the same, and what is read of an answer is checked by {@link answerOf}.
 */
async function received(call: ReturnType<typeof post>): Promise<Result<unknown>> {
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

/** Sends an enquiry once, by the given client. Never rejects. */
export async function sendOnce(api: ApiClient, enquiry: Enquiry, key: string): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  const result = await received(post(api, enquiry, key, limit.signal));
  clearTimeout(timer);
  return answerOf(enquiry, result);
}
