import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { ExpectedAnswer, RequestOptions } from './requests';

interface HostAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Sends a request to a host. */
export type Send = (address: string, options?: RequestOptions) => Promise<HostAnswer>;

/** A host of the fixture site under test. */
export interface RunningHost {
  send: Send;
  /** Of a host that listens. */
  origin?: string;
  stop?(): Promise<unknown>;
}

/** Sends requests exactly as written: `fetch` would normalize the path and decompress the body. */
export const sendTo =
  (origin: string): Send =>
  async (address, { body, ...options } = {}) => {
    const request = http.request(origin, { path: address, agent: false, ...options }).end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    const sent = await buffer(response);
    const isGzip = headers['content-encoding'] === 'gzip' && sent.length > 0;
    return { status, headers, body: (isGzip ? gunzipSync(sent) : sent).toString('utf8') };
  };

/** Carried by every answer, whatever the request. */
export const commonHeaders: NonNullable<ExpectedAnswer['headers']> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
  'strict-transport-security': null,
};

/** Each header as a case expects it. */
export function expectHeaders(
  headers: http.IncomingHttpHeaders,
  expected: NonNullable<ExpectedAnswer['headers']>,
) {
  for (const [name, value] of Object.entries(expected)) {
    const actual = { [name]: headers[name] ?? null };
    expect(actual).toEqual({ [name]: value instanceof RegExp ? expect.stringMatching(value) : value });
  }
}
