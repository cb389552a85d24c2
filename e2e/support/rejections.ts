import type { Page, Request, Route } from '@playwright/test';

/**
 * A way in which the API rejects a create call. Most are responses of the reference API itself, to a request that was
 * changed by the test. Responses that it never gives are mocked.
 */
export interface Rejection {
  name: string;
  respond: (route: Route, request: Request) => Promise<void>;
}

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

/** Lets the API respond to a request with other values in its body. */
export const changeBody =
  (more: Record<string, unknown>): Rejection['respond'] =>
  (route, request) =>
    route.continue({ postData: JSON.stringify({ ...bodyOf(request), ...more }) });

const changeHeader =
  (header: Record<string, string>): Rejection['respond'] =>
  (route, request) =>
    route.continue({ headers: { ...request.headers(), ...header } });

/** Responds instead of the API. */
export const respondWith =
  (status: number, json: unknown): Rejection['respond'] =>
  (route) =>
    route.fulfill({
      status,
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/problem+json' },
      body: JSON.stringify(json),
    });

const problem = (status: number, more: object = {}) => ({ title: 'Rejected', status, ...more });

/** Rejections that no field of a form causes. */
export const finalRejections: readonly Rejection[] = [
  { name: '422 on the path of the page', respond: changeBody({ page_path: '/'.repeat(501) }) },
  { name: '422 on a property that the contract lacks', respond: changeBody({ colour: 'red' }) },
  {
    name: '422 on the body',
    respond: (route) => route.continue({ postData: '{' }),
  },
  { name: '413', respond: changeBody({ page_path: '/'.repeat(70_000) }) },
  { name: '401', respond: changeHeader({ 'x-organization-key': 'another' }) },
  { name: '422 on the idempotency key', respond: changeHeader({ 'idempotency-key': 'short' }) },
  // What other backends and proxies may answer, and the reference API never does.
  { name: '400', respond: respondWith(400, problem(400)) },
  { name: '403', respond: respondWith(403, problem(403)) },
  { name: '409', respond: respondWith(409, problem(409)) },
  { name: '422 whose errors are no list', respond: respondWith(422, problem(422, { errors: 'mobile' })) },
  {
    name: '422 with malformed entries in its list',
    respond: respondWith(422, problem(422, { errors: [null, 7, { field: 7 }, { field: null, rule: 'x' }] })),
  },
  { name: '422 that is no object', respond: respondWith(422, null) },
];

/** Makes create calls fail from now on; undefined lets them pass again. */
export async function rejectCreates(
  page: Page,
  apiUrl: string,
  answer?: Rejection['respond'],
): Promise<void> {
  const creates = `${apiUrl}/**/create`;
  await page.unroute(creates);
  if (!answer) return;
  await page.route(creates, (route, request) =>
    request.method() === 'POST' ? answer(route, request) : route.fallback(),
  );
}
