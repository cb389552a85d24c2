import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import {
  apiAnswerHeaders,
  forwardedRequestHeaders,
  forwardedResponseHeaders,
  forwardingTimeout,
  hostProblem,
  hostProblemType,
  maxForwardedBody,
  type HostProblemStatus,
} from '../rules/api-forwarding';
import { visitorAddress } from './visitor-address';

/** Bytes pass as they are, compressed ones too. */
const ownRequestHeaders = ['Accept-Encoding', 'Content-Length'];
const ownResponseHeaders = ['Content-Encoding', 'Content-Length', 'Vary'];

function pick(headers: http.IncomingHttpHeaders, names: readonly string[]): http.OutgoingHttpHeaders {
  const picked: http.OutgoingHttpHeaders = {};
  for (const name of names) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

export function sendHostProblem(response: ServerResponse, status: HostProblemStatus): void {
  if (response.headersSent) return void response.destroy();
  const body = hostProblem(status);
  const headers = { ...apiAnswerHeaders, 'Content-Type': hostProblemType };
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/** Forwards calls to the API at this origin. Connections are used again. */
export function createForwarder(apiUrl: string, trustProxy: boolean) {
  const { origin } = new URL(apiUrl);
  const { request: send, Agent } = origin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: forwardingTimeout });

  return function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const length = Number(headers['content-length'] ?? 0);
    if (headers['transfer-encoding']) return sendHostProblem(response, 411);
    if (length > maxForwardedBody) return sendHostProblem(response, 413);
    const upstream = send(origin, {
      agent,
      // As it came, which `forwarding` has allowed: an address made of it could be another one.
      path: url,
      method,
      timeout: forwardingTimeout,
      headers: {
        ...pick(headers, [...forwardedRequestHeaders, ...ownRequestHeaders]),
        'X-Forwarded-For': visitorAddress(request, trustProxy),
      },
    });
    let status: HostProblemStatus = 502;
    upstream.on('timeout', () => {
      status = 504;
      upstream.destroy(new Error('timeout'));
    });
    upstream.on('error', () => sendHostProblem(response, status));
    upstream.on('response', (answer) => {
      const passed = pick(answer.headers, [...forwardedResponseHeaders, ...ownResponseHeaders]);
      response.writeHead(answer.statusCode ?? 502, { ...passed, ...apiAnswerHeaders });
      pipeline(answer, response).catch(() => response.destroy());
    });
    response.on('close', () => response.writableFinished || upstream.destroy());
    request.pipe(upstream);
  };
}
