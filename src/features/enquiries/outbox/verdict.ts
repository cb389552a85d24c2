/**
 * What the API's answer to a create call means: whether sending the same again can help. Every status stands here;
 * docs/decisions/0009-outbox.md says why.
 */
import { limits } from '../../../api-client/contract';
import { forms } from '../forms';
import type { Enquiry } from './enquiry';

/**
 * - `later`: nothing is wrong with the enquiry; it is sent again
 * - `never`: the same would be refused again, so the visitor is told at once
 */
export type Verdict = 'later' | 'never';

/** Client errors that pass by themselves. */
const passing: ReadonlySet<number> = new Set([
  407, // a proxy of the visitor's network asks for a password: it was not the API that answered
  408, // the request took too long
  421, // the connection led to the wrong server
  423, // somebody else works on it
  425, // too early
  429, // too many at once
]);

/**
 * Verdict on a status that is no receipt. All other 4xx are final: 400, 404, 405, 409 (the idempotency key belongs to
 * something else), 410, 413, 415, 422, and also 401 and 403. Those mean that the site was built with a wrong key; that is
 * mended by a new build, which may take days, and the visitor can call now. A 2xx without a receipt and a 3xx come from
 * something between the visitor and the API.
 */
export const verdictOf = (status: number): Verdict =>
  status >= 400 && status < 500 && !passing.has(status) ? 'never' : 'later';

const reference = new RegExp(limits.Reference.pattern);

/** The number of a receipt, if the answer is one as the contract has it. */
export function referenceIn(answer: unknown): string | undefined {
  const found = member(member(answer, 'data'), 'reference');
  return typeof found === 'string' && reference.test(found) ? found : undefined;
}

/** Rules that were broken, by the name of the field in the body; whatever is no such thing is passed over. */
export function faultsIn(problem: unknown): Record<string, string> {
  const errors = member(problem, 'errors');
  if (!Array.isArray(errors)) return {};
  const named = errors.flatMap((error: unknown) => {
    const [field, rule] = [member(error, 'field'), member(error, 'rule')];
    return typeof field === 'string' && field !== '' ? [[field, typeof rule === 'string' ? rule : '']] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

/** Whether a refusal says that the project, unit or home that the enquiry is about is not offered any more. */
export function isGone({ form, body }: Enquiry, status: number, faults: Record<string, string>): boolean {
  // Where the visitor chooses the project, it is a field to mend.
  const isChosen = 'project_id' in forms[form];
  const isAbout = !isChosen && (body.project_id !== undefined || body.unit_id !== undefined);
  const isMissing = status === 404 || status === 410;
  return isAbout && (isMissing || 'project_id' in faults || 'unit_id' in faults);
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
