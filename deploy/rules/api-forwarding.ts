/** Calls of the API that a host forwards under its own origin, so that browsers need no CORS preflight for them. */
import { organizationKeyHeader } from '../../src/api-client/generated/contract';
import { requestHeaders, responseHeaders } from '../../src/api-client/generated/contract-paths';
import { callRules } from './call-patterns';
import { filelessHeaders, notStored } from './headers';

const rules = callRules.map(({ pattern, decision }) => ({ pattern: new RegExp(pattern), decision }));

/**
 * Whether a host forwards a request: `forward`, or the status to answer. Undefined for what is no address of the API. Only the
 * calls of the contract are forwarded, and only as it writes them: whatever an API might read as another path is none.
 * @param target path and query as they came
 */
export function forwarding(method: string, target: string): 'forward' | 404 | 405 | undefined {
  if (!target.startsWith('/api/')) return undefined;
  return rules.find(({ pattern }) => pattern.test(`${method} ${target}`))?.decision ?? 404;
}

/** Passed on to the API; all others, cookies among them, are not. The host adds `X-Forwarded-For`. */
export const forwardedRequestHeaders: readonly string[] = [
  'Accept',
  'Content-Type',
  organizationKeyHeader,
  ...requestHeaders,
];

/** Passed on to the browser: what the contract documents. What the API says now is never stored. */
export const forwardedResponseHeaders: readonly string[] = ['Content-Type', ...responseHeaders];

/** Of every answer below `/api/`. */
export const apiAnswerHeaders = { ...filelessHeaders, 'Cache-Control': notStored };

/** Bytes, more than the API itself takes: its own 413 names the limit. */
export const maxForwardedBody = 128 * 1024;

/** Milliseconds without a sign of the API. */
export const forwardingTimeout = 15_000;

const titles = {
  404: 'Not Found',
  405: 'Method Not Allowed',
  411: 'Length Required',
  413: 'Content Too Large',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
} as const;

export type HostProblemStatus = keyof typeof titles;

export const hostProblemType = 'application/problem+json; charset=utf-8';

/** The body of an answer that comes from the host in place of the API, in the contract's form of errors. */
export const hostProblem = (status: HostProblemStatus): string =>
  JSON.stringify({ title: titles[status], status });
