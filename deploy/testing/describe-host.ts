import http from 'node:http';
import path from 'node:path';
import type { ReferenceApi } from '../../openapi/reference-api';
import { listenLocally } from '../../openapi/reference-api/testing/local-machine';
import type { SiteServerOptions } from '../server/site-server';
import {
  createFixtureSite,
  organizationKey,
  publishedSlug,
  startSmallApi,
  type FixtureSite,
} from './fixture-site';
import { fileTable } from './file-requests';
import { foreignHostPaths } from './hostile-requests';
import { commonHeaders, expectHeaders, type RunningHost, type Send } from './ask-host';
import { describeRefusals } from './describe-refusals';
import { redirectTable } from './redirect-requests';
import { addressTable } from './requests';

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
  // What has started ends, also when the host did not start: a server left over would keep Jest from ending.
  const ends: (() => unknown)[] = [];
  const send: Send = (...request) => host.send(...request);

  beforeAll(async () => {
    site = await createFixtureSite();
    ends.push(site.remove);
    api = await startSmallApi();
    ends.push(api.close);
    host = await start({ publicDir: site.publicDir, apiUrl: api.url, organizationKey });
    ends.push(() => host.stop?.());
  }, 300_000);

  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  const table = [...addressTable, ...redirectTable, ...(sendsFiles ? fileTable : [])];
  test.each(table)('%s: %s', async (_name, address, expected, options = {}) => {
    const { status, headers, body } = await send(address, options);
    expect([expected.status].flat()).toContain(status);
    expectHeaders(headers, { ...commonHeaders, ...expected.headers });
    if (expected.body instanceof RegExp) expect(body).toMatch(expected.body);
    else if (expected.body !== undefined) expect(body).toBe(expected.body);
  });

  test('no address redirects to another site, and none redirects twice', async () => {
    const wrong: unknown[] = [];
    for (const address of foreignHostPaths) {
      const { status, headers } = await send(address);
      if (status !== 301) {
        if (![200, 400, 404].includes(status)) wrong.push({ address, status });
        continue;
      }
      const { location = '' } = headers;
      const isLocal = new URL(location, 'https://site.example').host === 'site.example';
      const then = (await send(location)).status;
      if (!isLocal || !/^\/(?![/\\])[!-~]*$/.test(location) || ![200, 404].includes(then)) {
        wrong.push({ address, location, then });
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('an API that does not answer makes an unbuilt project a 404, not an error', async () => {
    const apiUrl = 'http://127.0.0.1:1';
    const alone = await start({ publicDir: site.publicDir, apiUrl, organizationKey });
    expect((await alone.send(`/projects/detail/${publishedSlug}`)).status).toBe(404);
    await alone.stop?.();
  });

  if (sendsFiles) {
    describeRefusals(send, () => host.origin ?? '');

    test.each([
      ['a page', '/about', expect.stringMatching(/cookie/i)],
      ['a bundle', '/app-0b8a57f0aa2b.js', expect.stringMatching(/accept-encoding/i)],
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
      const apiUrl = await listenLocally(slow);
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
