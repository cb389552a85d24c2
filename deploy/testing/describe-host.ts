import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
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
import { fileTable } from './file-requests';
import { addressTable, type RequestOptions } from './requests';

interface HostAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

type Send = (address: string, options?: RequestOptions) => Promise<HostAnswer>;

/** A host of the fixture site under test. */
export interface RunningHost {
  send: Send;
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
  test.each(table)('%s: %s', async (_name, address, expected, options = {}) => {
    const { status, headers, body } = await send(address, options);
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
    test.each([
      ['a page', '/about', expect.stringMatching(/cookie/i)],
      ['a bundle', '/app-0b8a57f0aa2b1f0dd77f.js', expect.stringMatching(/accept-encoding/i)],
    ])('%s that has not changed is answered 304', async (_name, address, vary) => {
      for (const encoding of ['gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const first = await send(address, { headers });
        const etag = first.headers.etag ?? 'none';
        for (const known of [etag, `"another", ${etag}`, `W/${etag.replace(/^W\//, '')}`]) {
          const again = await send(address, { headers: { ...headers, 'if-none-match': known } });
          expect(again).toMatchObject({ status: 304, body: '', headers: { etag, vary } });
          expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        }
      }
    });

    test('the compressed form of a page has another ETag', async () => {
      const etags = ['gzip', 'identity'].map(async (encoding) => {
        const { headers } = await send('/about', { headers: { 'accept-encoding': encoding } });
        return headers.etag;
      });
      expect(new Set(await Promise.all(etags)).size).toBe(2);
    });

    test('the API is asked once about a project, however many ask, and whatever it says', async () => {
      const asked: string[] = [];
      const slow = http.createServer((request, response) => {
        asked.push(path.basename(request.url ?? ''));
        setTimeout(() => response.writeHead(request.url?.endsWith('new') ? 200 : 404).end(), 100);
      });
      await once(slow.listen(0, '127.0.0.1'), 'listening');
      const apiUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
      const own = await start({ publicDir: site.publicDir, apiUrl, organizationKey });

      const addresses = ['detail/new', 'share/new', 'detail/unknown', 'contact/unknown'];
      const ask = () =>
        Promise.all(addresses.map(async (one) => (await own.send(`/projects/${one}`)).status));
      for (const statuses of [...(await Promise.all([ask(), ask(), ask()])), await ask()]) {
        expect(statuses).toEqual([200, 200, 404, 404]);
      }
      expect(asked.sort()).toEqual(['new', 'unknown']);
      await own.stop?.();
      slow.close();
    });
  }
  return { send, publicDir: () => site.publicDir };
}
