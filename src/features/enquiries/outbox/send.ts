/** One attempt to deliver an enquiry. */
import type { ApiClient } from '../../../api/client';
import { settle, type Result } from '../../../api/result';
import type { components } from '../../../api/schema';
import type { Enquiry } from './enquiry';
import type { Answer } from './outbox-state';

type Receipt = components['schemas']['EnquiryReceiptResponse'];

/** Milliseconds after which an attempt is given up. */
const timeLimit = 20_000;

/** What an answer of the API means to an enquiry. */
export function answerOf(result: Result<Receipt>): Answer {
  if (result.ok) {
    // A portal of a hotel or a proxy also answers 200: only a receipt says that the API has it.
    const { reference } = (result.value as Partial<Receipt>).data ?? {};
    return typeof reference === 'string' ? { kind: 'taken', reference } : { kind: 'failed' };
  }
  if (result.failure.kind !== 'problem') return { kind: 'failed' };
  const { status, problem, retryAfter } = result.failure;
  const faults = status >= 400 && status < 500 ? (problem?.errors ?? []) : [];
  if (faults.length === 0) return { kind: 'failed', retryAfter };
  return { kind: 'refused', fields: Object.fromEntries(faults.map(({ field, rule }) => [field, rule])) };
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

/** Sends an enquiry once, by the given client. Never rejects. */
export async function sendOnce(api: ApiClient, enquiry: Enquiry, key: string): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  const result = await settle<Receipt>(post(api, enquiry, key, limit.signal));
  clearTimeout(timer);
  return answerOf(result);
}
