import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { everyAnswer, type RequestCase } from './request-case';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request exactly as written: `fetch` would tidy the path and unpack the body. */
export function ask(
  origin: string,
  request: Pick<RequestCase, 'path' | 'method' | 'headers'>,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { path, method = 'GET', headers = {} } = request;
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const packed = Buffer.concat(chunks);
        const isGzip = response.headers['content-encoding'] === 'gzip' && packed.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: (isGzip ? gunzipSync(packed) : packed).toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Fails with the differing part when a host answers a case of the table otherwise. */
export function expectAnswer(answer: Answer, expected: RequestCase): void {
  expect([expected.status].flat()).toContain(answer.status);
  for (const [name, value] of Object.entries({ ...everyAnswer, ...expected.answer })) {
    const actual = { [name]: answer.headers[name] ?? null };
    expect(actual).toEqual({ [name]: value instanceof RegExp ? expect.stringMatching(value) : value });
  }
  if (expected.body !== undefined) expect(answer.body).toMatch(anchored(expected.body));
}

function anchored(body: string | RegExp): RegExp {
  if (body instanceof RegExp) return body;
  return new RegExp(`^${body.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
