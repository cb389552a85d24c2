/**
 * Refusals of create calls. Most are the reference API's own: the request is changed on its way so that it has to refuse
 * it. What it never answers is answered in its place, and says why.
 */
import type { Page, Request, Route } from '@playwright/test';

export interface Refusal {
  name: string;
  /** What becomes of a create call. */
  answer: (route: Route, request: Request) => Promise<void>;
}

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

/** The API's own answer to the request with something else in its body. */
export const withBody =
  (more: Record<string, unknown>): Refusal['answer'] =>
  (route, request) =>
    route.continue({ postData: JSON.stringify({ ...bodyOf(request), ...more }) });

const withHeader =
  (header: Record<string, string>): Refusal['answer'] =>
  (route, request) =>
    route.continue({ headers: { ...request.headers(), ...header } });

/** An answer in the API's place. */
export const answerWith =
  (status: number, json: unknown): Refusal['answer'] =>
  (route) =>
    route.fulfill({
      status,
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/problem+json' },
      body: JSON.stringify(json),
    });

const problem = (status: number, more: object = {}) => ({ title: 'Refused', status, ...more });

/** Refusals for which no field of a form is to blame. */
export const finalRefusals: readonly Refusal[] = [
  { name: '422 on the path of the page', answer: withBody({ page_path: '/'.repeat(501) }) },
  { name: '422 on a member that the contract lacks', answer: withBody({ colour: 'red' }) },
  {
    name: '422 on the body',
    answer: (route) => route.continue({ postData: '{' }),
  },
  { name: '413', answer: withBody({ page_path: '/'.repeat(70_000) }) },
  { name: '401', answer: withHeader({ 'x-organization-key': 'another' }) },
  { name: '422 on the idempotency key', answer: withHeader({ 'idempotency-key': 'short' }) },
  // Below here: what other backends and what stands before them answer, and the reference API never does.
  { name: '400', answer: answerWith(400, problem(400)) },
  { name: '403', answer: answerWith(403, problem(403)) },
  { name: '409', answer: answerWith(409, problem(409)) },
  { name: '422 whose errors are no list', answer: answerWith(422, problem(422, { errors: 'mobile' })) },
  {
    name: '422 with oddities in its list',
    answer: answerWith(422, problem(422, { errors: [null, 7, { field: 7 }, { field: null, rule: 'x' }] })),
  },
  { name: '422 that is no object', answer: answerWith(422, null) },
];

/** From now on create calls are answered so; undefined lets them pass. */
export async function refuseCreates(page: Page, apiUrl: string, answer?: Refusal['answer']): Promise<void> {
  const creates = `${apiUrl}/**/create`;
  await page.unroute(creates);
  if (!answer) return;
  await page.route(creates, (route, request) =>
    request.method() === 'POST' ? answer(route, request) : route.fallback(),
  );
}
