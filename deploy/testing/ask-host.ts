import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
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

/**
 * Sends bytes as they are, which no client of HTTP does.
 * @returns all that came back; what came before a connection that broke
 */
export async function sendRaw(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (part: Buffer) => received.push(part));
  // A server that refuses before it has read everything may break the connection behind its answer.
  socket.on('error', () => undefined);
  socket.write(request, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(received).toString('utf8');
}

/** A request with this line, and with the headers that make it the only one of its connection. */
export const requestWith = (origin: string, line: string): string =>
  `${line} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n\r\n`;

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
