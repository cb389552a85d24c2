import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '../../src/i18n/locales';
import { revalidated } from '../rules/headers';

/** One request and what every host must answer to it. */
export interface RequestCase {
  name: string;
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  /** One of these, where hosts differ and it makes no difference to anybody. */
  status: number | readonly number[];
  /** Header names in lower case; a string must be equal, an expression must match, null means absent. */
  answer?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
}

/** Carried by every answer, whatever the request. */
const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** A page in this language with this title, as it must be sent. */
export const html = (locale: Locale, title: string, status = 200) => ({
  status,
  answer: {
    'content-type': /^text\/html; ?charset=utf-8$/i,
    'content-language': locale,
    'cache-control': revalidated,
    vary: /cookie/i,
  },
  body: new RegExp(`<html lang="${locale}".*<title>${title}</title>`),
});

interface HostAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request exactly as written: `fetch` would normalize the path and decompress the body. */
export function send(
  origin: string,
  { path, method = 'GET', headers = {} }: Pick<RequestCase, 'path' | 'method' | 'headers'>,
): Promise<HostAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const isGzip = response.headers['content-encoding'] === 'gzip' && body.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: (isGzip ? gunzipSync(body) : body).toString('utf8'),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** Sends every request of a table to a running host; its answers must be those of the table. */
export function describeHost(table: readonly RequestCase[], origin: () => string): void {
  test.each(table)('$name: $path', async (requestCase) => {
    const { status, headers, body } = await send(origin(), requestCase);
    expect([requestCase.status].flat()).toContain(status);
    for (const [name, value] of Object.entries({ ...commonHeaders, ...requestCase.answer })) {
      const actual = { [name]: headers[name] ?? null };
      expect(actual).toEqual({ [name]: value instanceof RegExp ? expect.stringMatching(value) : value });
    }
    if (requestCase.body instanceof RegExp) expect(body).toMatch(requestCase.body);
    else if (requestCase.body !== undefined) expect(body).toBe(requestCase.body);
  });
}
