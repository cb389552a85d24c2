import http from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../openapi/reference-api/testing/local-machine';
import { apiBasePath, organizationKeyHeader } from '../../src/api-client/generated/contract';

/** What the contract does not document in an answer: each would mean something to the browser or to the host. */
const undocumented = {
  Location: 'https://evil.example/',
  'Content-Security-Policy': "default-src 'unsafe-inline'",
  'Set-Cookie': 'session=1',
  'Cache-Control': 'public, max-age=600',
  'Keep-Alive': 'timeout=600',
  'Proxy-Authenticate': 'Basic',
  'WWW-Authenticate': 'Basic',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=1',
  'Access-Control-Allow-Origin': '*',
  'Clear-Site-Data': '"*"',
  ETag: '"1"',
  Link: '</a>; rel=preload',
  Refresh: '0; url=https://evil.example/',
  Server: 'backend/1.0',
  'Service-Worker-Allowed': '/',
  'X-Powered-By': 'backend',
  'X-Request-Id': '1',
  'X-Accel-Redirect': '/about/index.html',
};

/** A call as it arrived at the API. */
interface ReceivedCall {
  method: string | undefined;
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** An API that notes what arrives, and answers with headers that a host must not pass on. */
export async function startRecordingApi() {
  const calls: ReceivedCall[] = [];
  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body: await text(request) });
    if (url?.endsWith('/cut')) return void response.destroy();
    response.writeHead(url?.includes('rental') ? 429 : 200, {
      'Content-Type': 'application/json',
      'Retry-After': '7',
      ...undocumented,
    });
    response.end(JSON.stringify({ data: url }));
  }
  const server = http.createServer((request, response) => void answer(request, response));
  return {
    calls,
    url: await listenLocally(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const callPath = (path: string) => `${apiBasePath}/public/${path}`;

/** What a browser sends to the site's own origin; the last ones must not reach the API. */
export const browserHeaders = {
  Accept: 'application/json',
  [organizationKeyHeader]: 'key',
  Cookie: 'locale=en; session=secret',
  Authorization: 'Bearer secret',
  Connection: 'keep-alive, x-hop',
  'X-Hop': 'hop',
  'X-Forwarded-For': '203.0.113.9',
};
