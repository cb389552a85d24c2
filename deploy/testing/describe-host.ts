import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { ReferenceApi } from '../../openapi/reference-api';
import type { SiteServerOptions } from '../server/site-server';
import {
  createFixtureSite,
  organizationKey,
  publishedSlug,
  startSmallApi,
  type FixtureSite,
} from './fixture-site';
import { addressTable, fileTable, type RequestOptions } from './requests';

interface HostAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

type Send = (path: string, options?: RequestOptions) => Promise<HostAnswer>;

/** A host of the fixture site under test. */
interface RunningHost {
  send: Send;
  stop?(): Promise<unknown>;
}

/** Sends requests exactly as written: `fetch` would normalize the path and decompress the body. */
export const sendTo =
  (origin: string): Send =>
  async (path, options) => {
    const request = http.request(origin, { path, agent: false, ...options }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    const sent = await buffer(response);
    const isGzip = headers['content-encoding'] === 'gzip' && sent.length > 0;
    return { status, headers, body: (isGzip ? gunzipSync(sent) : sent).toString('utf8') };
  };

/** Carried by every answer, whatever the request. */
const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * Starts a host of the fixture site, beside an API with a project that was not built, and sends it the requests of the
 * tables; its answers must be theirs.
 * @param sendsFiles whether files are sent by a server of ours
 * @returns for more tests of this host
 */
export function describeHost(
  start: (settings: SiteServerOptions) => Promise<RunningHost>,
  { sendsFiles }: { sendsFiles: boolean },
): { send: Send; publicDir(): string } {
  let site: FixtureSite;
  let api: ReferenceApi;
  let host: RunningHost;
  const send: Send = (...request) => host.send(...request);

  beforeAll(async () => {
    site = await createFixtureSite();
    api = await startSmallApi();
    host = await start({ publicDir: site.publicDir, apiUrl: api.url, organizationKey });
  }, 300_000);

  afterAll(async () => {
    await host.stop?.();
    await api.close();
    await site.remove();
  });

  const table = sendsFiles ? [...addressTable, ...fileTable] : addressTable;
  test.each(table)('%s: %s', async (_name, path, expected, options = {}) => {
    const { status, headers, body } = await send(path, options);
    expect([expected.status].flat()).toContain(status);
    for (const [name, value] of Object.entries({ ...commonHeaders, ...expected.headers })) {
      const actual = { [name]: headers[name] ?? null };
      expect(actual).toEqual({ [name]: value instanceof RegExp ? expect.stringMatching(value) : value });
    }
    if (expected.body instanceof RegExp) expect(body).toMatch(expected.body);
    else if (expected.body !== undefined) expect(body).toBe(expected.body);
  });

  test('an API that does not answer makes an unbuilt project a 404, not an error', async () => {
    const apiUrl = 'http://127.0.0.1:1';
    const alone = await start({ publicDir: site.publicDir, apiUrl, organizationKey });
    expect((await alone.send(`/projects/detail/${publishedSlug}`)).status).toBe(404);
    await alone.stop?.();
  });

  if (sendsFiles) {
    test('a page that has not changed is answered 304', async () => {
      const { headers } = await send('/about');
      const again = await send('/about', { headers: { 'if-none-match': headers.etag ?? 'none' } });
      const vary: unknown = expect.stringMatching(/cookie/i);
      expect(again).toMatchObject({ status: 304, body: '', headers: { vary } });
    });
  }
  return { send, publicDir: () => site.publicDir };
}
